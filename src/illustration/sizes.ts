export interface Size {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

/** Every size in which the site shows a picture. */
export const sizes = {
  /** Across the page, above an article. */
  cover: { width: 1440, height: 600 },
  /** The same, lower: over a place's facts, under a trade's week. */
  low: { width: 1440, height: 480 },
  /** Beside a case study. */
  case: { width: 840, height: 760 },
  /** On a card in a list. */
  card: { width: 900, height: 640 },
  /** The first of the featured projects, as tall as the two beside it. */
  feature: { width: 900, height: 1000 },
  /** Those two. */
  strip: { width: 900, height: 502 },
  /** Behind a service's name and sentence, which stand in the upper half. */
  poster: { width: 620, height: 1068 },
  /** In other people's feeds. */
  share: { width: 1200, height: 630 },
} as const satisfies Record<string, Size>;

export type SizeName = keyof typeof sizes;
