import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { rowLines, type Slot, type Thing } from '../thing.ts';

const { ink, white, red, beam } = palette;

/** Basketball vests. In each row, dashed lines draw bodies, straps and stripes. */
export const shirts: Thing = {
  ratio: 1,
  base: 'table',
  isDivisible: true,
  draw: (slots, { sky }) => {
    const cloth = legible(sky, [red, white]);
    const rows = Map.groupBy(slots, ({ height }) => height);
    return [...rows.values()].map((same) => vests(same, cloth)).join('');
  },
};

/** Equal heights: vests in a part-filled row are folded, and lower. */
function vests(slots: readonly Slot[], cloth: string): string {
  const folded = slots.map((slot): Slot => ({ ...slot, share: 1 }));
  const line = (colour: string, down: number, thickness: number, spans: Spans) =>
    stroke(
      colour,
      thickness * (slots[0]?.height ?? 0),
      rowLines(folded, down),
      dashes(slots, spans),
    );
  return (
    line(cloth, 0.7, 0.5, [0.09, 0.82, 0.09]) +
    armholes.map(([down, spans]) => line(cloth, down, 0.08, spans)).join('') +
    line(cloth, 0.17, 0.22, [0.24, 0.13, 0.26, 0.13, 0.24]) +
    line(legible(cloth, [beam, white, ink]), 0.7, 0.13, [0.07, 0.86, 0.07])
  );
}

/** A vest narrows towards the straps in steps too small to notice. */
const armholes: readonly [down: number, spans: Spans][] = [
  [0.44, [0.12, 0.76, 0.12]],
  [0.38, [0.17, 0.66, 0.17]],
  [0.31, [0.21, 0.2, 0.18, 0.2, 0.21]],
];

/** Gap, dash, gap and so on, in widths of a vest. */
type Spans = readonly number[];

function dashes(slots: readonly Slot[], [before = 0, ...spans]: Spans): string {
  const width = slots[0]?.width ?? 0;
  const steps = [0, before, ...spans].map((span) => trace`${span * width}`);
  return ` stroke-dasharray="${steps.join(' ')}"`;
}
