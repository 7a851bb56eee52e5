import type { Rectangle } from './shapes.ts';

/** Position and size of a line of text, in the picture's units. */
export type Lettered = {
  /** The left edge or the middle, depending on `align`. */
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly align?: 'left' | 'middle';
};

/** How text is set in a box, in the picture's units. */
export type Setting = {
  readonly box: Rectangle;
  readonly fill: string;
  /** The maximum size; longer text is set smaller to fit. */
  readonly largest: number;
  /** The vertical alignment in the box. */
  readonly from?: 'top' | 'middle' | 'bottom';
  /** Strikes through single-line text in this colour. */
  readonly struck?: string | undefined;
};

/**
 * Sets a picture's text as outlines, since an SVG in an `<img>` can't use the page's fonts.
 * `brand/outlined-letters.ts` implements it, so that drawing code reads no font.
 */
export type Letters = {
  /** A line as SVG, in the fill colour of its parent: `<g fill>`. */
  readonly line: (words: string, at: Lettered) => string;
  readonly set: (words: string, setting: Setting) => string;
  /** The outlines of all letters used, each once. */
  readonly outlines: () => string;
};
