import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { stackLines, type Thing } from '../thing.ts';

const { ink, white, red } = palette;

/** Dogs' faces: up each stack a line of round dashes for heads, others for ears and noses. */
export const dogs: Thing = {
  ratio: 1,
  base: 'pier',
  draw: (slots, { sky }) => {
    const [first] = slots;
    if (!first) return '';
    const { width, height } = first;
    const size = Math.min(width, height);
    const coat = legible(sky, [red, white]);
    const lop = 0.3 * (size / width);
    const ears = [-lop, lop].map((aside) => stackLines(slots, 0.5 + aside, 0.44));
    const dots = trace` stroke-linecap="round" stroke-dasharray="0 ${height}"`;
    return (
      stroke(legible(sky, [ink, white]), size * 0.38, ears.join(''), dots) +
      stroke(coat, size * 0.64, stackLines(slots, 0.5, 0.5), dots) +
      stroke(ink, size * 0.2, stackLines(slots, 0.5, 0.66), dots)
    );
  },
};
