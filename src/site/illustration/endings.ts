import { artIn } from './art.ts';
import type { Scheme } from './scheme.ts';
import { rect, svg } from './shapes.ts';
import type { Size } from './sizes.ts';
import { coloursOf } from './view-colours.ts';

/** What a page's picture has come to at its end: the tables taken, the desk cleared. */
export const endings = artIn('endings');

type Canvas = Size & { readonly colours: Scheme };

export function endingPicture(name: string, { width, height, colours }: Canvas): string {
  const sky = rect(colours.sky, [0, 0, width, height]);
  /** Darker skin. */
  const paints = { ...coloursOf(name, colours), shade: '#C98A5E' };
  const drawn = endings.named(name).placed([0, 0, width, height], paints);
  return svg(width, height, sky + drawn);
}
