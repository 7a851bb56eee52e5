import { type AnyPicture, PictureImage } from './picture.tsx';

export type CardProps = {
  href: string;
  title: string;
  picture: AnyPicture;
  /** Above the title: a category or a kind of page. */
  note?: string;
  text?: string;
};

/** A link to another page, with a picture, a note and a title. */
export function Card({ href, title, picture, note, text }: CardProps) {
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
