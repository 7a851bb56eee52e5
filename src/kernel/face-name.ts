/** What a client's wordmark is drawn with. Content chooses by name; `emit/` has files and shapes. */

/** The typeface of its letters. */
export const faceNames = [
  'fraunces',
  'baloo',
  'big-shoulders',
  'josefin-sans',
  'comfortaa',
  'barlow-condensed',
  'instrument-serif',
  'public-sans',
  'playfair',
  'epilogue',
] as const;

export type FaceName = (typeof faceNames)[number];

/** The small picture before them. */
export const markNames = ['dog', 'dumbbell', 'tiles', 'bulb', 'wing', 'bell', 'gull'] as const;

export type MarkName = (typeof markNames)[number];
