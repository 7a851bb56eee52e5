import { type ShownFilm, shownFilm } from '../../../engine/content/blocks/film-figure.ts';
import type { PageOf } from '../../../engine/content/content-page.ts';
import { shownPhotograph } from '../../../engine/content/shown-photograph.ts';
import type { Photograph } from '../../../engine/kernel/photograph.ts';
import type { Example } from '../../data/example-work.ts';
import { pieceKinds } from '../../data/piece-fields.ts';
import type { PieceDrawing, PieceOptions } from '../../illustration/piece-picture.ts';
import { seedOf } from '../pictures.ts';
import type { Site } from '../site.ts';
import type { Beam } from '../subject.ts';
import type { Piece } from './piece.ts';
import type { project } from './schema.ts';
import { clientInks } from './subject.ts';

/** A piece with its words, and its photograph, film or drawing. */
export type ShownPiece = Pick<Piece, 'kind' | 'section' | 'alt' | 'caption' | 'figure'> & {
  readonly photograph?: Photograph;
  readonly film?: ShownFilm;
  readonly drawn?: PieceOptions;
};

export function piecesOf(
  { path, caseStudy, pieces = [] }: PageOf<typeof project>,
  site: Pick<Site, 'media' | 'films' | 'clients'>,
): ShownPiece[] {
  const inks = clientInks(caseStudy.client, site.clients);
  return pieces.map((piece) => shownPiece(piece, seedOf({ path }), inks, site));
}

/** @param seed prefixes the drawings' file names, such as `projects-calm-dog`. */
export function shownPiece(
  piece: Piece,
  seed: string,
  inks: Pick<Beam, 'brand' | 'face'>,
  { media, films }: Pick<Site, 'media' | 'films'>,
): ShownPiece {
  const { kind, section, alt, caption, figure } = piece;
  const words = { kind, section, alt, caption, figure };
  const film = films.find(({ id }) => id === piece.film);
  if (film) return { ...words, film: shownFilm(film, media) };
  if (piece.photo) {
    const { photograph } = shownPhotograph({ photo: piece.photo, alt }, media);
    return { ...words, photograph };
  }
  return { ...words, drawn: { seed, ...inks, drawing: drawingOf(piece) } };
}

/** A piece made for no client, which it says; the drawing marks its figures as invented. */
export function shownExample(
  { id, name, brand, face }: Example,
  piece: Example['pieces'][number],
  section: string,
): ShownPiece {
  const { kind, alt } = piece;
  const figure = `An example for ${name}; no client\u00a0of\u00a0ours`;
  const caption = kind === 'report' ? `${piece.caption} Its figures are invented.` : piece.caption;
  const drawn = { seed: `examples-${id}`, brand, face, drawing: drawingOf(piece, true) };
  return { kind, section, alt, caption, figure, drawn };
}

/** Whether it is drawn as the frames of a film, which takes the full width. */
export function isStoryboard({ kind, drawn }: Pick<ShownPiece, 'kind' | 'drawn'>): boolean {
  return kind === 'storyboard' && drawn !== undefined;
}

type DrawnPiece = Omit<Piece, 'section' | 'figure' | 'alt' | 'caption' | 'photo' | 'film'>;

function drawingOf(piece: DrawnPiece, isExample = false): PieceDrawing {
  const { kind } = piece;
  const fields = pieceKinds[kind].map((name) => [name, piece[name]]);
  // The schema requires the fields that this kind is drawn from.
  return {
    kind,
    ...Object.fromEntries(fields),
    ...(kind === 'report' && isExample && { isExample }),
  };
}
