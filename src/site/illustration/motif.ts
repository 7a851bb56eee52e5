/**
 * Draws a bar of a chart as one kind of object, stacked or stretched. The drawing is on the
 * baseline, exactly as high as the bar, and flat: no outline, no gradient. A new motif is a
 * function of this type and a row in motifs.ts.
 */
export type Motif = (bar: Bar) => string;

/** Lengths are in the picture's own units (px at its natural size); y grows downwards. */
export interface Bar {
  readonly x: number;
  /** The y of the deck. */
  readonly baseline: number;
  readonly width: number;
  readonly height: number;
  readonly colours: BarColours;
  /** A non-negative integer, one more for each bar. The seed determines the first. */
  readonly index: number;
  readonly isTop: boolean;
  readonly random: () => number;
}

export interface BarColours {
  /** Used in turn by stacked items. */
  readonly fills: readonly [string, string, string, string];
  /** For poles, masts and roofs: contrasts with the sky and the beam. */
  readonly line: string;
}
