import { type AnyPicture, PictureImage } from './picture.tsx';

export type CardProps = {
  href: string;
  title: string;
  picture: AnyPicture;
  /** Above the title: a category or a kind of page. */
  note?: string;
  text?: string;
};

function Card({ href, title, picture, note, text }: CardProps) {
  return (
    <a className="card" href={href}>
      <span className="card__frame">
        <PictureImage picture={picture} />
      </span>
      {note && <span className="card__note">{note}</span>}
      <h3>{title}</h3>
      {text && <span className="card__text">{text}</span>}
    </a>
  );
}

export function Cards({ cards }: { cards: readonly CardProps[] }) {
  return (
    <div className="cards">
      {cards.map((card) => (
        <Card key={card.href} {...card} />
      ))}
    </div>
  );
}

export function Related({ title, cards }: { title: string; cards: readonly CardProps[] }) {
  return (
    <section className="related container section">
      <h2>{title}</h2>
      <Cards cards={cards} />
    </section>
  );
}
