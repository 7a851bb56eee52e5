/**
 * One thing, stacked or stretched into a bar of a chart. It stands on the baseline, is as high as
 * the bar says, and is drawn flat: no outline, no gradient. A new motif is a function of this
 * type, a row in motifs.ts and its name in kernel/motif-name.ts.
 */
export type Motif = (bar: Bar) => string;

/** Lengths are in the picture's own units (px at its natural size); y grows downwards. */
export interface Bar {
  /** The bar's middle. */
  readonly x: number;
  /** The y of the deck on which it stands. */
  readonly baseline: number;
  readonly width: number;
  readonly height: number;
  readonly colours: BarColours;
  /** Whole, from 0 up, one more for each bar. Where it begins is the seed's choice. */
  readonly index: number;
  /** Whether this is the chart's tallest bar. */
  readonly isTop: boolean;
  readonly random: () => number;
}

export interface BarColours {
  /** Taken in turn by whatever is stacked. */
  readonly fills: readonly [string, string, string, string];
  /** For poles, masts and roofs: seen against the sky and against the beam. */
  readonly line: string;
}
