import { type AnyPicture, PictureImage } from './picture.tsx';

export type CardProps = {
  href: string;
  title: string;
  picture?: AnyPicture;
  /** Above the title: a category or a kind of page. */
  note?: string;
};

export function Cards({ cards }: { cards: readonly CardProps[] }) {
  return (
    <div className="cards">
      {cards.map(({ href, title, picture, note }) => (
        <a key={href} className="card" href={href}>
          {picture && (
            <span className="card__frame">
              <PictureImage picture={picture} />
            </span>
          )}
          {note && <span className="card__note">{note}</span>}
          <h3>{title}</h3>
        </a>
      ))}
    </div>
  );
}

type RelatedProps = { title: string; cards: readonly CardProps[]; look?: string };

export function Related({ title, cards, look = 'container section' }: RelatedProps) {
  return (
    <section className={`related ${look}`}>
      <h2>{title}</h2>
      <Cards cards={cards} />
    </section>
  );
}
