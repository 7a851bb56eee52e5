import type { Rectangle } from './shapes.ts';

/** How words are set in a picture. Lengths in the picture's units. */
export type Setting = {
  /** Where they may stand. */
  readonly box: Rectangle;
  readonly fill: string;
  /** The size of few words; more are set smaller, so that they fit. */
  readonly largest: number;
  /** Whether the lines are centred. */
  readonly centred?: boolean;
  /** Where they stand in a box that they don't fill. */
  readonly from?: 'top' | 'middle' | 'bottom';
};

/**
 * Sets words as outlines in a client's typeface, since a picture in an `<img>` can use no font of the
 * page. `assets/` gives it, which reads the fonts.
 */
export type Letters = {
  /** The words as SVG. */
  readonly set: (words: string, setting: Setting) => string;
  /** The outlines of all letters that were set: each stands once in the file. */
  readonly outlines: () => string;
};
