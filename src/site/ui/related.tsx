import type { CardProps } from './card.tsx';
import { Cards } from './cards.tsx';

/** Related pages: three cards under a heading. */
export function Related({ title, cards }: { title: string; cards: readonly CardProps[] }) {
  return (
    <section className="related container section">
      <h2>{title}</h2>
      <Cards cards={cards} />
    </section>
  );
}
