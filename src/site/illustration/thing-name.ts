/** What a project's picture counts its results in. Content names one; `illustration/` draws it. */
export const thingNames = [
  'balls',
  'coins',
  'containers',
  'cups',
  'dogs',
  'frames',
  'letters',
  'posts',
  'shirts',
  'tiles',
  'weights',
] as const;

export type ThingName = (typeof thingNames)[number];
