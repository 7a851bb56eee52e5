/** The typefaces for clients' wordmarks, by the names that content uses; files: `assets/faces.ts`. */
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

/** The symbols beside clients' names, by the names that content uses. */
export const markNames = ['dog', 'dumbbell', 'tiles', 'bulb', 'wing', 'bell', 'gull'] as const;

export type MarkName = (typeof markNames)[number];
