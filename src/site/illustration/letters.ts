import type { Rectangle } from './shapes.ts';

/** The place of a line of text. Lengths in the picture's units. */
export type Lettered = {
  /** The left edge or the middle, as `align` says. */
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly align?: 'left' | 'middle';
};

/** How words are set in a box. Lengths in the picture's units. */
export type Setting = {
  readonly box: Rectangle;
  readonly fill: string;
  /** The size of few words; more are set smaller, so that they fit. */
  readonly largest: number;
  /** Where they stand in a box that they don't fill. */
  readonly from?: 'top' | 'middle' | 'bottom';
  /** The colour of a bar through words of one line. */
  readonly struck?: string | undefined;
};

/**
 * Sets the words of one picture as outlines, since an SVG file in an `<img>` has none of the page's
 * fonts. `brand/outlined-letters.ts` makes these; drawing reads no font itself.
 */
export type Letters = {
  /** One line as SVG, in the colour of what it stands in: `<g fill>`. */
  readonly line: (words: string, at: Lettered) => string;
  readonly set: (words: string, setting: Setting) => string;
  /** The outlines of all letters that were set: each stands once in the file. */
  readonly outlines: () => string;
};
