import { Card, type CardProps } from './card.tsx';

/** Cards side by side. */
export function Cards({ cards }: { cards: readonly CardProps[] }) {
  return (
    <div className="cards">
      {cards.map((card) => (
        <Card key={card.href} {...card} />
      ))}
    </div>
  );
}
