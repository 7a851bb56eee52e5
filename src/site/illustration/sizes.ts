export type Size = { readonly width: number; readonly height: number };

export const sizes = {
  cover: { width: 1440, height: 600 },
  /** Under the words of a location or a sector. */
  low: { width: 1440, height: 520 },
  /** A whole first screen, with words in its sky. */
  screen: { width: 1440, height: 900 },
  case: { width: 840, height: 760 },
  card: { width: 900, height: 640 },
  /** On the foot of a panel, under figures. */
  drawing: { width: 900, height: 520 },
  /** At the end of a page: with words on it, above it, above less of it, beside it, and round it. */
  closing: { width: 1440, height: 680 },
  ending: { width: 1440, height: 560 },
  band: { width: 1440, height: 420 },
  half: { width: 840, height: 600 },
  round: { width: 1440, height: 800 },
  /** About the size of a crowd, whose height follows from how many it is of: on a screen, on a phone. */
  crowd: { width: 1440, height: 680 },
  tall: { width: 390, height: 520 },
  /** Open Graph images, for shared links. */
  share: { width: 1200, height: 630 },
} as const satisfies Record<string, Size>;

export type SizeName = keyof typeof sizes;
