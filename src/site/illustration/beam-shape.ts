import type { Size } from './sizes.ts';

/** The lamp's position outside the frame. */
export type LampSide = 'right' | 'left' | 'above right' | 'above left';

export type Point = readonly [x: number, y: number];

/**
 * The beam's outline over a frame: from the lamp to two ends far outside, and back. At rest it
 * leaves at most two corners dark. The build draws it; the browser rotates it around the lamp.
 *
 * @param rim how much wider it is on either side.
 */
export function beamShape(size: Size, from: LampSide, rim = 0): readonly Point[] {
  const mirrored = from.endsWith('left');
  const [top, upper, lower, foot] = from.startsWith('above')
    ? fromAbove(size, rim)
    : fromTheSide(size, rim);
  // Longer than the distance to any corner, so that the ends stay outside during rotation.
  const length = (size.width + size.height) * 1.2;
  const outline = [top, beyond(top, upper, length), beyond(foot, lower, length), foot];
  return outline.map(([x, y]) => [mirrored ? size.width - x : x, y]);
}

export const lampOf = (size: Size, from: LampSide): Point => beamShape(size, from)[0] ?? [0, 0];

/** The subject's centre, which is always lit: slightly off the middle, in a wide frame less. */
export function subjectOf({ width, height }: Size, from: LampSide): Point {
  const aside = width > height * 2 ? 0.02 : 0.08;
  return [width * (from.endsWith('right') ? 0.5 - aside : 0.5 + aside), height / 2];
}

type Outline = readonly [top: Point, upper: Point, lower: Point, foot: Point];

function fromAbove({ width, height }: Size, rim: number): Outline {
  return [
    [width * 0.9 - rim, -height * 0.1],
    [-width * 0.2, height * 0.12 - rim * 2],
    [width * 0.98 + rim * 1.4, height],
    [width * 0.9 + rim, -height * 0.1],
  ];
}

function fromTheSide({ width, height }: Size, rim: number): Outline {
  return [
    [width * 1.04, height * 0.27 - rim],
    [0, -height - rim * 2],
    [0, height * 3 + rim * 3],
    [width * 1.04, height * 0.27 + rim],
  ];
}

/** The point at a distance from one point in the direction of another. */
function beyond([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const share = length / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * share, y + (toY - y) * share];
}
