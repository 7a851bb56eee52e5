/** The place of a line of text. Lengths in the picture's units. */
export interface Lettered {
  /** The left edge, the middle or the right edge, as `align` says. */
  readonly x: number;
  readonly baseline: number;
  /** The font size. */
  readonly size: number;
  readonly align?: 'left' | 'middle' | 'right';
}

/**
 * Sets a line of text as the `d` of a path: an SVG file in an `<img>` has none of the page's fonts.
 * Drawing needs no font to be open, so the pictures ask whoever draws them for this.
 */
export type Letters = (words: string, at: Lettered) => string;
