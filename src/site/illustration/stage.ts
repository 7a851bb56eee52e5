import type { Scheme } from './scheme.ts';

/** The space of a view, which fits any format: what matters stands at its right end. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The y above which only the ground shows: on posters words stand there. */
  readonly top: number;
  /** The height below that, which everything is sized by. */
  readonly size: number;
  readonly colours: Scheme;
  readonly next: () => number;
}

/** Draws the content of a picture: flat shapes, back to front. */
export type View = (stage: Stage) => string;

/** Points on a circle; the angle in degrees, 0 to the right, growing clockwise. */
export function polar(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
