import type { Motif } from './motif.ts';
import { cups } from './motifs/cups.ts';
import { frames, posts } from './motifs/posts.ts';
import { balls, coins, letters } from './motifs/stacks.ts';
import { weights } from './motifs/weights.ts';
import type { Thing } from './thing.ts';
import { containers } from './things/containers.ts';
import { dogs } from './things/dogs.ts';
import { shirts } from './things/shirts.ts';
import { tiles } from './things/tiles.ts';

export const things = {
  balls: single(balls, 1.2),
  coins: single(coins, 0.17),
  containers,
  cups: single(cups, 0.6),
  dogs,
  frames: single(frames, 1),
  letters: single(letters, 0.66),
  posts: single(posts, 1),
  shirts,
  tiles,
  weights: single(weights, 0.3),
} satisfies Record<string, Thing>;

export type ThingName = keyof typeof things;

export const thingNames = Object.keys(things) as ThingName[];

/** Makes a thing of a motif: a bar with a single item. */
function single(motif: Motif, ratio: number): Thing {
  return {
    ratio,
    base: 'pier',
    draw: (slots, { bars: colours }) =>
      slots
        .map(({ left, top, width, height, share, column, at }) =>
          motif({
            x: left + (width * share) / 2,
            baseline: top + height,
            width: width * 0.86 * share,
            // Any higher, and the motif would stack two.
            height: Math.min(height * 0.95, width * share * ratio * 1.2),
            ...{ colours, index: column * 3 + at, isTop: false, random: () => 0 },
          }),
        )
        .join(''),
  };
}
