import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { type Rectangle, rects, stroke, trace } from '../shapes.ts';
import { type Slot, stackLines, type Thing } from '../thing.ts';

const { glass, sea } = palette;

/** Wall tiles. */
export const tiles: Thing = {
  ratio: 1,
  base: 'bath',
  isDivisible: true,
  draw: (slots, { sky }) => {
    const glaze = legible(sky, [sea, glass]);
    const parts = slots.filter(({ share }) => share < 1);
    return rects(glaze, parts.map(square)) + squares(slots, glaze);
  },
};

/** Whole tiles, drawn as the dashes of a line. */
function squares(slots: readonly Slot[], colour: string): string {
  const first = slots.find(({ share }) => share === 1);
  if (!first) return '';
  const { width, height } = first;
  const dashes = trace` stroke-dasharray="${0.92 * height} ${0.08 * height}"`;
  return stroke(colour, 0.92 * width, stackLines(slots, 0.5, 0.96, 0.92), dashes);
}

function square({ left, top, width, height }: Slot): Rectangle {
  return [left + width * 0.04, top + height * 0.04, width * 0.92, height * 0.92];
}
