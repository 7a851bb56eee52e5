/** The objects that pictures stack into bars. Content names one; `illustration/` draws it. */
export const motifNames = [
  'posts',
  'coins',
  'frames',
  'lens',
  'letters',
  'cups',
  'weights',
  'balls',
  'pencils',
  'houses',
  'awnings',
  'sails',
  'boxes',
] as const;

export type MotifName = (typeof motifNames)[number];
