import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { rowLines, type Thing } from '../thing.ts';

const { ink, white, red } = palette;

/** Dogs' faces: in each row a line of round dashes for heads, others for ears and noses. */
export const dogs: Thing = {
  ratio: 1,
  base: 'pier',
  draw: (slots, { sky }) => {
    const [first] = slots;
    if (!first) return '';
    const { width } = first;
    const size = Math.min(width, first.height);
    const coat = legible(sky, [red, white]);
    const lop = 0.3 * (size / width);
    const pair = dots(trace`0 ${size * 0.6} 0 ${width - size * 0.6}`);
    const one = dots(trace`0 ${width}`);
    const ears = rowLines(slots, 0.44, 0.5 - lop, -0.1);
    return (
      stroke(legible(sky, [ink, white]), size * 0.38, ears, pair) +
      stroke(coat, size * 0.64, rowLines(slots, 0.5, 0.5, -0.9), one) +
      stroke(ink, size * 0.2, rowLines(slots, 0.66, 0.5, -0.9), one)
    );
  },
};

function dots(steps: string): string {
  return ` stroke-linecap="round" stroke-dasharray="${steps}"`;
}
