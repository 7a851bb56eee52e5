import type { ReactNode } from 'react';
import { filmMarkup } from '../../../engine/content/blocks/film-figure.ts';
import type { Person } from '../../data/settings.ts';
import { piecePicture } from '../../illustration/piece-picture.ts';
import { Markup } from '../../ui/markup.tsx';
import { PhotographImage } from '../../ui/photograph.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { isStoryboard, type ShownPiece } from './shown-piece.ts';

type PieceFigureProps = {
  piece: ShownPiece;
  children?: ReactNode;
  /** Beside a text, where a film is its screen alone. */
  isBeside?: boolean;
  eager?: boolean;
};

/** A piece with its result and caption. */
export function PieceFigure({ piece, children, isBeside, eager }: PieceFigureProps) {
  const { kind, caption, figure, alt } = piece;
  const look = isBeside && isStoryboard(piece) ? ' animatic' : piece.drawn ? looks[kind] : '';
  return (
    <figure className={`piece${look}`}>
      <PlayedPiece piece={piece} alone={isBeside ? alt : undefined} eager={eager} />
      <figcaption>
        <b>{figure}</b> {caption}
        {children}
      </figcaption>
    </figure>
  );
}

const looks = {
  feed: '',
  ad: '',
  storyboard: ' piece--wide animatic dark',
  brief: ' piece--sheet',
  report: ' piece--sheet',
} as const;

type PieceImageProps = { piece: Omit<ShownPiece, 'section'> };

export function PieceImage({ piece }: PieceImageProps) {
  const { film, photograph, drawn, alt } = piece;
  if (film) return <Markup className="piece__film" html={filmMarkup(film)} />;
  if (photograph) return <PhotographImage photograph={photograph} alt={alt} use="gallery" />;
  if (!drawn) return null;
  return <PictureImage picture={piecePicture(drawn)} alt={alt} />;
}

type PlayedPieceProps = PieceImageProps & {
  /** Shows only a storyboard's screen, with this alternative. */
  alone?: string | undefined;
  eager?: boolean | undefined;
};

/** A piece; a storyboard plays as a film on a screen, with its frames beside it. */
export function PlayedPiece({ piece, alone, eager }: PlayedPieceProps) {
  const { drawn, alt } = piece;
  if (!drawn || !isStoryboard(piece)) return <PieceImage piece={piece} />;
  const picture = piecePicture(drawn);
  return (
    <>
      <div className="animatic__screen">
        <PictureImage picture={picture} alt={alone ?? ''} eager={eager} />
      </div>
      {alone === undefined && (
        <div className="animatic__frames">
          <PictureImage picture={picture} alt={alt} />
        </div>
      )}
    </>
  );
}

type FiguresProps = {
  figures: readonly { readonly figure: string; readonly counts: string }[];
  className: string;
};

export function Figures({ figures, className }: FiguresProps) {
  return (
    <div className={className}>
      {figures.map(({ figure, counts }) => (
        <p key={counts}>
          <b>{figure}</b> {counts}
        </p>
      ))}
    </div>
  );
}

/** What went wrong: words struck out, and their replacement. Without any, the rule itself. */
export function Plate({ struck, instead }: { struck: readonly string[]; instead: string }) {
  if (struck.length === 0) {
    return (
      <div className="plate plate--yellow">
        <b>{instead}</b>
      </div>
    );
  }
  return (
    <div className="plate">
      {struck.map((words) => (
        <del key={words}>{words}</del>
      ))}
      <p>{instead}</p>
    </div>
  );
}

export function Team({ people }: { people: readonly Person[] }) {
  return (
    <ul className="faces">
      {people.map((person) => (
        <li key={person.id}>
          <Portrait person={person} crop="square" />
          <b>{person.name}</b> {person.role}
        </li>
      ))}
    </ul>
  );
}
