import type { FaceName } from './faces.ts';
import { type Brand, type Inks, inksOf } from './inks.ts';
import type { Letters } from './letters.ts';
import { type Ad, ad, adSize } from './pieces/ad.ts';
import { type Feed, feed, feedSize } from './pieces/post.ts';
import { lit, type Reveal, reveal } from './pieces/reveal.ts';
import {
  type Brief,
  brief,
  type Report,
  report,
  sheetSize,
  type Years,
  years,
  yearsSize,
} from './pieces/sheet.ts';
import { type Storyboard, storyboard, storyboardSize } from './pieces/storyboard.ts';
import { type Tally, tally } from './pieces/tally.ts';
import { fingerprint } from './random.ts';
import { svg } from './shapes.ts';
import { type Size, sizes } from './sizes.ts';

type Kinds = {
  readonly feed: Feed;
  readonly storyboard: Storyboard;
  readonly ad: Ad;
  readonly brief: Brief;
  readonly report: Report;
  readonly years: Years;
  readonly reveal: Reveal;
  readonly lit: Pick<Reveal, 'subject' | 'size'>;
  readonly tally: Tally;
};

export type PieceDrawing = {
  [Kind in keyof Kinds]: { readonly kind: Kind } & Kinds[Kind];
}[keyof Kinds];

type Draw<Drawing> = {
  readonly size: (drawing: Drawing) => Size;
  readonly draw: (drawing: Drawing, inks: Inks, letters: Letters) => string;
};

const kinds: { readonly [Kind in keyof Kinds]: Draw<Kinds[Kind]> } = {
  feed: { size: () => feedSize, draw: feed },
  storyboard: { size: () => storyboardSize, draw: storyboard },
  ad: { size: () => adSize, draw: ad },
  brief: { size: () => sheetSize, draw: brief },
  report: { size: () => sheetSize, draw: report },
  years: { size: () => yearsSize, draw: years },
  reveal: { size: ({ size }) => sizes[size], draw: reveal },
  lit: { size: ({ size }) => sizes[size], draw: lit },
  tally: { size: ({ size }) => sizes[size], draw: tally },
};

export type PieceOptions = {
  /** The page's path as a prefix of the file name: `projects-calm-dog`. */
  readonly seed: string;
  readonly brand: Brand;
  readonly face: FaceName;
  readonly drawing: PieceDrawing;
};

/** A picture of a client's work. Name and size are known while rendering. */
export type PiecePicture = ReturnType<typeof piecePicture>;

/** Deterministic. */
export function piecePicture(options: PieceOptions) {
  const { seed, brand, drawing } = options;
  // Each row draws its own kind.
  const { size, draw: content } = kinds[drawing.kind] as Draw<PieceDrawing>;
  const { width, height } = size(drawing);
  // The animation reads the lamp's side from the file name: `reveal-above-left`.
  const from = drawing.kind === 'reveal' ? `-${drawing.from.replace(' ', '-')}` : '';
  const sum = fingerprint(JSON.stringify(options)).toString(36);
  const name = `${seed}-${drawing.kind}${from}-${sum}`;
  const draw = (letters: Letters) => {
    const shapes = content(drawing, inksOf(brand), letters);
    // Last, since it contains only the letters that were used.
    return svg(width, height, letters.outlines() + shapes);
  };
  // A client’s pieces share their colours, so there is no scheme to alternate.
  return { name, width, height, scheme: name, options, draw };
}
