import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { rowLines, type Slot, type Thing } from '../thing.ts';

const { ink, white, red, beam } = palette;

/** Shirts. In each row, dashed lines draw bodies, sleeves, shoulders and stripes. */
export const shirts: Thing = {
  ratio: 1,
  base: 'table',
  draw: (slots, { sky, brand }) => {
    const cloth = legible(sky, brand ? [brand.main, white] : [red, white]);
    const trim = legible(cloth, brand ? [brand.accent, white, ink] : [beam, white, ink]);
    const [first, ...others] = slots.map(upright);
    if (!first) return '';
    const row = [first, ...others];
    const line = (colour: string, down: number, thickness: number, spans: Spans) =>
      stroke(colour, thickness * first.height, rowLines(row, down), dashes(first, spans));
    return (
      line(cloth, 0.53, 0.86, [0.23, 0.54, 0.23]) +
      sleeves.map(([down, spans]) => line(cloth, down, 0.1, spans)).join('') +
      line(trim, 0.16, 0.1, [0.38, 0.24, 0.38]) +
      line(trim, 0.66, 0.14, [0.23, 0.54, 0.23])
    );
  },
};

/** A part of a shirt is as high as the others, and its row's lines end where it does. */
function upright(slot: Slot): Slot {
  const height = slot.height / slot.share;
  return { ...slot, height, top: slot.top + slot.height - height };
}

/** They widen from the shoulders in steps too small to notice. */
const sleeves: readonly [down: number, spans: Spans][] = [
  [0.19, [0.16, 0.68, 0.16]],
  [0.28, [0.1, 0.8, 0.1]],
  [0.37, [0.05, 0.9, 0.05]],
];

/** Gap, dash, gap and so on, in widths of a shirt. */
type Spans = readonly number[];

function dashes({ width }: Slot, [before = 0, ...spans]: Spans): string {
  const steps = [0, before, ...spans].map((span) => trace`${span * width}`);
  return ` stroke-dasharray="${steps.join(' ')}"`;
}
