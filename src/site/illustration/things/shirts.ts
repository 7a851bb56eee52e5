import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { path, trace } from '../shapes.ts';
import type { Slot, Thing } from '../thing.ts';

const { ink, white, red, beam } = palette;

/** Shirts; a part of one is a child’s, however large a part. */
export const shirts: Thing = {
  ratio: 1,
  base: 'table',
  draw: (slots, { sky, brand }) => {
    const cloth = legible(sky, brand ? [brand.main, white] : [red, white]);
    const trim = legible(cloth, brand ? [brand.accent, white, ink] : [beam, white, ink]);
    const all = (outline: Outline) => slots.map((slot) => outline(placed(slot))).join('');
    return path(cloth, all(body)) + path(trim, all(stripe));
  },
};

type Place = readonly [x: number, y: number, unit: number];
type Outline = (place: Place) => string;

/** Its middle, on the ground, and a tenth of its width. */
function placed({ left, top, width, height, share }: Slot): Place {
  return [
    left + width / 2,
    top + height,
    (Math.min(width, height / share) / 10) * (share < 1 ? 0.7 : 1),
  ];
}

const body: Outline = ([x, y, u]) =>
  trace`M${x - 2.7 * u} ${y - 0.4 * u}v${-5.2 * u}l${-1.1 * u} ${0.9 * u} ${-0.9 * u} ${-2.2 * u} ${3.5 * u} ${-2.3 * u}q${1.2 * u} ${1.5 * u} ${2.4 * u} 0l${3.5 * u} ${2.3 * u} ${-0.9 * u} ${2.2 * u} ${-1.1 * u} ${-0.9 * u}v${5.2 * u}z`;

const stripe: Outline = ([x, y, u]) =>
  trace`M${x - 2.7 * u} ${y - 4 * u}h${5.4 * u}v${1.4 * u}h${-5.4 * u}z`;
