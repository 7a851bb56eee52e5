import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { path, type Rectangle, rects, trace } from '../shapes.ts';
import type { Slot, Thing } from '../thing.ts';

const { white, glass, sea } = palette;

/** Wall tiles in one glaze, with a light corner; now and then a patterned one. */
export const tiles: Thing = {
  ratio: 1,
  base: 'bath',
  draw: (slots, { sky }) => {
    const glaze = legible(sky, [sea, glass]);
    const other = glaze === glass ? sea : glass;
    const special = Map.groupBy(slots, ({ column, at }) => (column * 5 + at * 3) % 7 === 3);
    const plain = special.get(false) ?? [];
    const patterned = special.get(true) ?? [];
    return (
      rects(glaze, plain.map(square)) +
      path(white, plain.map(shine).join(''), ' fill-opacity=".3"') +
      rects(white, patterned.map(square)) +
      path(other, patterned.map(petals).join(''))
    );
  },
};

function square({ left, top, width, height, share }: Slot): Rectangle {
  return [left + width * 0.04, top + height * 0.04, width * 0.92 * share, height * 0.92];
}

/** The light in the upper left corner. */
function shine({ left, top, width, height, share }: Slot): string {
  const across = width * 0.42 * share;
  return trace`M${left + width * 0.04} ${top + height * 0.04}h${across}
      l${-across} ${height * 0.42}z`;
}

/** Two quarter circles that meet, as in encaustic tiles. */
function petals({ left, top, width, height, share }: Slot): string {
  const [x, y, wide, high] = square({ left, top, width, height, share, column: 0, at: 0 });
  const [a, b] = [wide * 0.62, high * 0.62];
  return (
    trace`M${x} ${y}h${a}a${a} ${b} 0 0 1 ${-a} ${b}z` +
    trace`M${x + wide} ${y + high}h${-a}a${a} ${b} 0 0 1 ${a} ${-b}z`
  );
}
