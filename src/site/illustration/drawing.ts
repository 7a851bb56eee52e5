import { artIn } from './art.ts';
import { palette } from './palette.ts';
import { type SchemeName, schemes } from './scheme.ts';
import { rect, svg } from './shapes.ts';
import type { Size } from './sizes.ts';

/** What one page's text tells of. Its sky is also the ground of the words that stand with it. */
const drawings = artIn('drawings');

/** The scheme that each drawing is in. */
export const drawingSchemes = {
  'match-day': 'night',
  coast: 'noon',
  jar: 'tide',
  ramp: 'noon',
  stair: 'dawn',
  boroughs: 'lamp',
  tickets: 'dawn',
  'last-boat': 'noon',
  'same-hour': 'tide',
  'shared-hours': 'brick',
  quiet: 'tide',
  'side-light': 'dawn',
  awning: 'brick',
  twelve: 'tide',
  fret: 'fret',
  'two-boats': 'tide',
  invoices: 'dawn',
  podcast: 'brick',
  'school-year': 'noon',
  'roof-and-bath': 'noon',
  'keys-in-fridge': 'tide',
  'last-shirt': 'brick',
  bill: 'brick',
  stand: 'tide',
  street: 'dawn',
  inbox: 'tide',
  thirteen: 'brick',
  tide: 'tide',
} as const satisfies Record<string, SchemeName>;

export type DrawingName = keyof typeof drawingSchemes;

/**
 * Where the words stand on a drawing as wide as its page, which leaves room for them: above what
 * is near, between what is far apart, beside what is one of several parts, or in two columns above
 * two sides of one thing, or they are signs in it. Above what is counted they leave all of it to be
 * seen on a phone, as a whole or in two halves. Above what is tall, or beside a hill, a phone shows
 * its upright part; a bill has them on itself.
 */
export const wordsOn = {
  coast: 'signs',
  'match-day': 'above',
  quiet: 'above',
  'side-light': 'above',
  awning: 'above',
  twelve: 'above',
  fret: 'beside',
  'last-shirt': 'above',
  'roof-and-bath': 'sides',
  'keys-in-fridge': 'beside',
  'same-hour': 'between',
  'shared-hours': 'between',
  tickets: 'between',
  boroughs: 'beside',
  'last-boat': 'beside',
  stair: 'beside',
  podcast: 'whole',
  'school-year': 'whole',
  invoices: 'halves',
  'two-boats': 'halves',
  bill: 'bill',
  stand: 'tall',
  street: 'hill',
  inbox: 'halves',
  thirteen: 'halves',
  tide: 'halves',
} as const satisfies Partial<Record<DrawingName, WordsOn>>;

type WordsOn =
  | 'above'
  | 'signs'
  | 'whole'
  | 'halves'
  | 'sides'
  | 'between'
  | 'beside'
  | 'tall'
  | 'hill'
  | 'bill';

export type WideDrawing = keyof typeof wordsOn;

export const wideDrawings = Object.keys(wordsOn) as [WideDrawing, ...WideDrawing[]];

/** Skin, and the shirt of the basketball club. */
const seldom = { skin: '#C98A5E', shade: '#A96C44', club: '#6B2C91', 'club-trim': '#F28A2E' };

export function drawing(name: DrawingName, { width, height }: Size): string {
  const { sky, disc } = schemes[drawingSchemes[name]];
  const colours = { ...palette, ...seldom, sky, disc };
  const drawn = drawings.named(name).placed([0, 0, width, height], colours);
  return svg(width, height, rect(sky, [0, 0, width, height]) + drawn);
}
