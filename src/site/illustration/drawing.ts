import { artIn } from './art.ts';
import { palette } from './palette.ts';
import { type SchemeName, schemes } from './scheme.ts';
import { rect, svg } from './shapes.ts';
import type { Size } from './sizes.ts';

/** What one page's text tells of, 900 by 520 units. Its sky is the ground of its panel. */
const drawings = artIn('drawings');

/** The scheme that each drawing is in. */
export const drawingSchemes = {
  'match-day': 'night',
  toll: 'lamp',
  awnings: 'noon',
  coast: 'noon',
  jar: 'tide',
  ramp: 'noon',
  fifteen: 'night',
  stair: 'dawn',
  boroughs: 'lamp',
  tickets: 'dawn',
  'last-boat': 'noon',
  'same-hour': 'tide',
  'shared-hours': 'brick',
  quiet: 'tide',
  'side-light': 'dawn',
} as const satisfies Record<string, SchemeName>;

export type DrawingName = keyof typeof drawingSchemes;

export const drawingNames = Object.keys(drawingSchemes) as [DrawingName, ...DrawingName[]];

export function drawing(name: DrawingName, { width, height }: Size): string {
  const { sky, disc } = schemes[drawingSchemes[name]];
  const colours = { ...palette, sky, disc, skin: '#C98A5E', shade: '#A96C44' };
  const drawn = drawings.named(name).placed([0, 0, width, height], colours);
  return svg(width, height, rect(sky, [0, 0, width, height]) + drawn);
}
