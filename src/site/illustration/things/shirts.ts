import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { rowLines, type Slot, type Thing } from '../thing.ts';

const { ink, white, red, beam } = palette;

/** Shirts. In each row, dashed lines draw bodies, sleeves, shoulders and stripes. */
export const shirts: Thing = {
  ratio: 1,
  base: 'table',
  isDivisible: true,
  draw: (slots, { sky, brand }) => {
    const cloth = legible(sky, brand ? [brand.main, white] : [red, white]);
    const trim = legible(cloth, brand ? [brand.accent, white, ink] : [beam, white, ink]);
    const rows = Map.groupBy(slots, ({ height }) => height);
    return [...rows.values()].map((same) => drawn(same, cloth, trim)).join('');
  },
};

/** Shirts of one height. In a row much lower than the others they lie folded. */
function drawn(slots: readonly Slot[], cloth: string, trim: string): string {
  const [{ height, share }] = slots as [Slot];
  const row = slots.map((slot): Slot => ({ ...slot, share: 1 }));
  const line = (colour: string, down: number, thickness: number, spans: Spans) =>
    stroke(colour, thickness * height, rowLines(row, down), dashes(slots, spans));
  if (share < 0.6) {
    return line(cloth, 0.5, 0.86, [0.12, 0.76, 0.12]) + line(trim, 0.5, 0.86, [0.42, 0.16, 0.42]);
  }
  return (
    line(cloth, 0.53, 0.86, [0.23, 0.54, 0.23]) +
    sleeves.map(([down, spans]) => line(cloth, down, 0.1, spans)).join('') +
    line(trim, 0.16, 0.1, [0.38, 0.24, 0.38]) +
    line(trim, 0.66, 0.14, [0.23, 0.54, 0.23])
  );
}

/** They widen from the shoulders in steps too small to notice. */
const sleeves: readonly [down: number, spans: Spans][] = [
  [0.19, [0.16, 0.68, 0.16]],
  [0.28, [0.1, 0.8, 0.1]],
  [0.37, [0.05, 0.9, 0.05]],
];

/** Gap, dash, gap and so on, in widths of a shirt. */
type Spans = readonly number[];

function dashes(slots: readonly Slot[], [before = 0, ...spans]: Spans): string {
  const width = slots[0]?.width ?? 0;
  const steps = [0, before, ...spans].map((span) => trace`${span * width}`);
  return ` stroke-dasharray="${steps.join(' ')}"`;
}
