import { plane } from '../inks.ts';
import { rect } from '../shapes.ts';

/** A colour over the plane and beyond it, as far as any crop shows. */
export function ground(colour: string): string {
  return rect(colour, [-plane / 2, -plane / 2, plane * 2, plane * 2]);
}
