import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { path, stroke, trace } from '../shapes.ts';
import type { Slot, Thing } from '../thing.ts';

const { glass, sea, white } = palette;

/** Wall tiles, every other with a quarter-round in a corner. */
export const tiles: Thing = {
  ratio: 1,
  base: 'ledge',
  isDivisible: true,
  draw: (slots, { sky }) => {
    const glaze = legible(sky, [sea, glass]);
    return squares(slots, glaze) + path(glaze === sea ? white : sea, quarters(slots));
  },
};

/** The joint between two tiles, as a fraction of a tile. */
const joint = 0.08;

/** A line up each stack, whose dashes are its tiles; it ends within a tile that is cut. */
function squares(slots: readonly Slot[], colour: string): string {
  const [first] = slots;
  if (!first) return '';
  const side = first.height / first.share;
  const stacks = Map.groupBy(slots, ({ left }) => Math.round(left * 10));
  const lines = [...stacks.values()].map((stack) => {
    const [{ left, top, width, height }] = stack as [Slot];
    const count = stack.reduce((sum, { share }) => sum + share, 0);
    const foot = top + height - (side * joint) / 2;
    return trace`M${left + width / 2} ${foot}v${(joint - count) * side}`;
  });
  const dashes = trace` stroke-dasharray="${(1 - joint) * side} ${joint * side}"`;
  return stroke(colour, (1 - joint) * first.width, lines.join(''), dashes);
}

/** By relative moves, since equal ones compress. */
function quarters(slots: readonly Slot[]): string {
  const pen = { x: 0, y: 0 };
  const marked = slots.filter(
    ({ left, top, width, height, share }) =>
      share === 1 && Math.round(left / width + top / height) % 2,
  );
  const outlines = marked.map(({ left, top, width, height }) => {
    const round = Math.round(width * 0.6);
    const [x, y] = [left + (width * joint) / 2, top + (height * joint) / 2];
    const move = trace`m${x - pen.x} ${y - pen.y}`;
    Object.assign(pen, { x, y });
    return move + trace`h${round}a${round} ${round} 0 0 1${-round} ${round}z`;
  });
  return outlines.join('').replace('m', 'M');
}
