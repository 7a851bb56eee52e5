import type { Picture } from '../illustration/picture.ts';
import { PictureImage } from './picture.tsx';

export type CardProps = {
  href: string;
  title: string;
  picture: Picture;
  /** The small line over the title: a category, a kind of page. */
  note?: string;
  text?: string;
};

/** A picture, a line and a title that together lead to another page. */
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
