import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { stroke, trace } from '../shapes.ts';
import { type Slot, stackLines, type Thing } from '../thing.ts';

const { ink, white, red } = palette;

/** Dogs' faces; a part of one is a puppy, however large a part. */
export const dogs: Thing = {
  ratio: 1,
  base: 'pier',
  draw: (slots, colours) => {
    const puppies = slots.filter(({ share }) => share < 1).map(puppy);
    return faces(slots, colours) + faces(puppies, colours);
  },
};

/** Up each stack a line of round dashes for heads, others for muzzles, eyes, and ears that hang. */
function faces(slots: readonly Slot[], { sky }: Parameters<Thing['draw']>[1]): string {
  const first = slots.find(({ share }) => share === 1);
  if (!first) return '';
  const { width, height } = first;
  const size = Math.min(width, height);
  const marks = (colour: string, wide: number, aside: number, down: number, long = 0) => {
    const sides = (aside ? [-aside, aside] : [0]).map((one) => 0.5 + one * (size / width));
    const lines = sides.map((one) => stackLines(slots, one, down, long));
    const dashes = trace` stroke-linecap="round" stroke-dasharray="${height * long} ${height * (1 - long)}"`;
    return stroke(colour, size * wide, lines.join(''), dashes);
  };
  return (
    marks(legible(sky, [red, white]), 0.74, 0, 0.5) +
    marks(legible(sky, [ink, white]), 0.2, 0.32, 0.68, 0.34) +
    marks(white, 0.36, 0, 0.66) +
    marks(ink, 0.17, 0, 0.58) +
    marks(ink, 0.1, 0.13, 0.38)
  );
}

/** Smaller, in the middle of its place, on the ground. */
function puppy({ left, top, width, height, share, ...slot }: Slot): Slot {
  const scale = 0.75;
  const size = { width: width * scale, height: (height / share) * scale };
  const place = { left: left + (width - size.width) / 2, top: top + height - size.height };
  return { ...slot, ...place, ...size, share: 1 };
}
