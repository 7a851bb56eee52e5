import { type ShownFilm, shownFilm } from '../../content/blocks/film-figure.ts';
import { projectLink } from '../../data/project-link.ts';
import type { PieceDrawing, PieceOptions } from '../../illustration/piece-picture.ts';
import type { Photograph } from '../../kernel/photograph.ts';
import type { PageOf } from '../kinds.ts';
import { shownPhotograph } from '../shown-photograph.ts';
import type { Site } from '../site.ts';
import type { Beam } from '../subject.ts';
import type { Piece } from './piece.ts';
import { clientInks } from './subject.ts';

/** A piece as its page shows it: its words, and a photograph, a film or drawings. */
export type ShownPiece = Pick<Piece, 'kind' | 'section' | 'alt' | 'caption' | 'figure'> & {
  readonly photograph?: Photograph;
  readonly film?: ShownFilm;
  readonly drawn?: PieceOptions;
  /** For narrow screens, where it is arranged otherwise. */
  readonly narrow?: PieceOptions;
};

type Showing = Pick<Site, 'media' | 'films' | 'caseStudies' | 'clients'>;

/** The pieces of a project, as its page shows them. */
export function piecesOf({ path, pieces = [] }: PageOf<'project'>, site: Showing): ShownPiece[] {
  const study = site.caseStudies.find((one) => projectLink(one) === path);
  const inks = clientInks(study?.client ?? '', site.clients);
  return pieces.map((piece) => shownPiece(piece, path.slice(1).replace('/', '-'), inks, site));
}

/** @param seed names the files of the drawings, such as `projects-calm-dog`. */
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
  const drawn = (drawing: PieceDrawing): PieceOptions => ({ seed, ...inks, drawing });
  const narrow = kind === 'storyboard' && { narrow: drawn(drawingOf(piece, 'narrow')) };
  return { ...words, drawn: drawn(drawingOf(piece, 'wide')), ...narrow };
}

/** The schema has seen to it that what a kind is drawn from is there. */
function drawingOf(piece: Piece, shape: 'wide' | 'narrow'): PieceDrawing {
  const { kind, posts = [], frames = [], variants = [], winner = 1 } = piece;
  const { title = '', points = [], figures = [], series = [], note = '' } = piece;
  switch (kind) {
    case 'feed':
      return { kind, posts };
    case 'storyboard':
      return { kind, frames, shape };
    case 'ad':
      return { kind, variants, winner };
    case 'brief':
      return { kind, title, points };
    case 'report':
      return { kind, title, figures, series, note };
  }
}
