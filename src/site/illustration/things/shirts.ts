import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { path, round, trace } from '../shapes.ts';
import type { Slot, Thing } from '../thing.ts';

const { ink, white, red, beam } = palette;

/** Shirts; a part of one is a child’s, however large a part. */
export const shirts: Thing = {
  ratio: 1,
  base: 'table',
  draw: (slots, { sky, brand }) => {
    const cloth = legible(sky, brand ? [brand.main, white] : [red, white]);
    const trim = legible(cloth, brand ? [brand.accent, white, ink] : [beam, white, ink]);
    const places = slots.map(placed);
    const units = new Set(places.map(([, , unit]) => unit));
    const name = (unit: number) => `${cloth.slice(1)}-${unit}`;
    const drawn = [...units].map((unit) => {
      const shirt = path(cloth, body(unit)) + path(trim, stripe(unit));
      return `<g id="${name(unit)}">${shirt}</g>`;
    });
    const uses = places.map(
      ([x, y, unit]) => `<use href="#${name(unit)}" x="${round(x)}" y="${round(y)}"/>`,
    );
    return `<defs>${drawn.join('')}</defs>${uses.join('')}`;
  },
};

/** Its middle, on the ground, and a tenth of its width. */
function placed({ left, top, width, height, share }: Slot): [x: number, y: number, unit: number] {
  const unit = (Math.min(width, height / share) / 10) * (share < 1 ? 0.7 : 1);
  return [left + width / 2, top + height, Math.round(100 * unit) / 100];
}

const body = (u: number) =>
  trace`M${-2.7 * u} ${-0.4 * u}v${-5.2 * u}l${-1.1 * u} ${0.9 * u} ${-0.9 * u} ${-2.2 * u} ${3.5 * u} ${-2.3 * u}q${1.2 * u} ${1.5 * u} ${2.4 * u} 0l${3.5 * u} ${2.3 * u} ${-0.9 * u} ${2.2 * u} ${-1.1 * u} ${-0.9 * u}v${5.2 * u}z`;

const stripe = (u: number) => trace`M${-2.7 * u} ${-4 * u}h${5.4 * u}v${1.4 * u}h${-5.4 * u}z`;
