import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { type Rectangle, rects, stroke, trace } from '../shapes.ts';
import type { Slot, Thing } from '../thing.ts';

const { ink, white } = palette;

/** Ribbed shipping containers; no two that touch have the same colour. */
export const containers: Thing = {
  ratio: 0.46,
  base: 'ship',
  isDivisible: true,
  draw: (slots, { bars: { fills } }) => {
    const paints = Map.groupBy(slots, ({ column, at }) => paintOf(fills, column, at));
    const sides = [...paints].map(([paint, same]) => rects(paint, same.map(box)));
    const ribs = Map.groupBy(slots, ({ column, at }) =>
      legible(paintOf(fills, column, at), [ink, white]),
    );
    return sides.join('') + [...ribs].map(([rib, same]) => ribbed(rib, same)).join('');
  },
};

/** Colours advance by one along a column, and by two to the next column. */
function paintOf(fills: readonly string[], column: number, at: number): string {
  return fills[(column * 2 + at + (at >> 2)) % fills.length] ?? ink;
}

function box({ left, top, width, height }: Slot): Rectangle {
  return [left, top + height * 0.04, width, height * 0.92];
}

function ribbed(rib: string, slots: readonly Slot[]): string {
  const [first] = slots;
  if (!first) return '';
  const pitch = first.width * 0.105;
  const lines = slots.map(
    ({ left, top, width, height }) =>
      trace`M${left + width * 0.09} ${top + height / 2}h${width * 0.82}`,
  );
  const dashes = trace` stroke-opacity=".22" stroke-dasharray="${pitch * 0.36} ${pitch * 0.64}"`;
  return stroke(rib, first.height * 0.58, lines.join(''), dashes);
}
