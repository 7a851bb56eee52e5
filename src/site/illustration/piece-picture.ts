import type { LampSide } from './beam-shape.ts';
import type { FaceName } from './faces.ts';
import { type Brand, inksOf } from './inks.ts';
import type { Letters } from './letters.ts';
import { ad, adSize, type Variant } from './pieces/ad.ts';
import { feed, feedSize, type Shown } from './pieces/post.ts';
import { reveal } from './pieces/reveal.ts';
import { type Brief, brief, type Report, report, sheetSize } from './pieces/sheet.ts';
import { storyboard, storyboards, type TimedFrame } from './pieces/storyboard.ts';
import { fingerprint } from './random.ts';
import { svg } from './shapes.ts';
import { type Size, type SizeName, sizes } from './sizes.ts';

/** What a piece is drawn from, by its kind. */
export type PieceDrawing =
  | { readonly kind: 'feed'; readonly posts: readonly Shown[] }
  | {
      readonly kind: 'storyboard';
      readonly frames: readonly TimedFrame[];
      readonly shape: keyof typeof storyboards;
    }
  | { readonly kind: 'ad'; readonly variants: readonly Variant[]; readonly winner: number }
  | ({ readonly kind: 'brief' } & Brief)
  | ({ readonly kind: 'report' } & Report)
  | {
      readonly kind: 'reveal';
      readonly subject: string;
      readonly size: SizeName;
      readonly from: LampSide;
    };

export type PieceOptions = {
  /** The page that it is about, as part of the file's name: `projects-calm-dog`. */
  readonly seed: string;
  readonly brand: Brand;
  readonly face: FaceName;
  readonly drawing: PieceDrawing;
};

/** A picture of a client's work. Its name and size are known during rendering. */
export type PiecePicture = ReturnType<typeof piecePicture>;

/** The picture with these options; the same options always give the same picture. */
export function piecePicture(options: PieceOptions) {
  const { seed, drawing } = options;
  const { width, height } = sizeOf(drawing);
  const name = `${seed}-${labelOf(drawing)}-${fingerprint(JSON.stringify(options)).toString(36)}`;
  return {
    name,
    width,
    height,
    // A client’s pieces share their colours, so neighbours differ by what they show.
    scheme: name,
    options,
    draw: (letters: Letters) => draw(options, letters),
  };
}

/** The page's script reads from the file's name where the beam comes from: `reveal-above-left`. */
function labelOf(drawing: PieceDrawing): string {
  return drawing.kind === 'reveal' ? `reveal-${drawing.from.replace(' ', '-')}` : drawing.kind;
}

function sizeOf(drawing: PieceDrawing): Size {
  switch (drawing.kind) {
    case 'feed':
      return feedSize;
    case 'storyboard':
      return storyboards[drawing.shape];
    case 'ad':
      return adSize;
    case 'reveal':
      return sizes[drawing.size];
    default:
      return sheetSize;
  }
}

function draw({ brand, drawing }: PieceOptions, letters: Letters): string {
  const { width, height } = sizeOf(drawing);
  const content = contentOf(drawing, brand, letters);
  // Once the words are set: only their letters are written.
  return svg(width, height, letters.outlines() + content);
}

function contentOf(drawing: PieceDrawing, brand: Brand, letters: Letters): string {
  const inks = inksOf(brand);
  switch (drawing.kind) {
    case 'feed':
      return feed(drawing.posts, inks, letters);
    case 'storyboard':
      return storyboard(drawing.frames, drawing.shape, inks, letters);
    case 'ad':
      return ad(drawing.variants, drawing.winner, inks, letters);
    case 'brief':
      return brief(drawing, inks, letters);
    case 'report':
      return report(drawing, inks, letters);
    case 'reveal':
      return reveal(drawing.subject, inks, sizes[drawing.size], drawing.from);
  }
}
