import type { Motif } from './motif.ts';
import type { MotifName } from './motif-name.ts';
import { awnings, houses } from './motifs/buildings.ts';
import { cups } from './motifs/cups.ts';
import { frames, posts } from './motifs/posts.ts';
import { balls, boxes, coins, letters } from './motifs/stacks.ts';
import { lens, pencils, sails } from './motifs/tools.ts';
import { tower } from './motifs/tower.ts';
import { weights } from './motifs/weights.ts';

/** All motifs: those that content may name, and Pierlight's own tower. */
export const motifs = {
  posts,
  coins,
  frames,
  lens,
  letters,
  cups,
  weights,
  balls,
  pencils,
  houses,
  awnings,
  sails,
  boxes,
  tower,
} as const satisfies Record<MotifName | 'tower', Motif>;
