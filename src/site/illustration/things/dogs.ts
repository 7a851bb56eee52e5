import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { type Slot, stackLines, type Thing } from '../thing.ts';

const { ink, white, red } = palette;

/** Dogs' faces; a fraction is a puppy. */
export const dogs: Thing = {
  ratio: 1,
  base: 'pier',
  draw: (slots, colours) => {
    const puppies = slots.filter(({ share }) => share < 1).map(puppy);
    return faces(slots, colours) + faces(puppies, colours);
  },
};

/** In each stack, dashed lines with round caps draw heads, ears and noses. */
function faces(slots: readonly Slot[], { sky }: Parameters<Thing['draw']>[1]): string {
  const [first] = slots;
  if (!first) return '';
  const { width, height } = first;
  const size = Math.min(width, height);
  const coat = legible(sky, [red, white]);
  const lop = 0.28 * (size / width);
  const ears = [-lop, lop].map((aside) => stackLines(slots, 0.5 + aside, 0.4));
  const dots = trace` stroke-linecap="round" stroke-dasharray="0 ${height}"`;
  return (
    stroke(legible(sky, [ink, white]), size * 0.38, ears.join(''), dots) +
    stroke(coat, size * 0.68, stackLines(slots, 0.5, 0.5), dots) +
    stroke(ink, size * 0.18, stackLines(slots, 0.5, 0.66), dots)
  );
}

/** Smaller, centred, on the ground. */
function puppy({ left, top, width, height, share, ...slot }: Slot): Slot {
  const scale = 0.66;
  const whole = height / share;
  const aside = (width * (1 - scale)) / 2;
  const place = { left: left + aside, top: top + height - whole * scale };
  return { ...slot, ...place, width: width * scale, height: whole * scale, share: 1 };
}
