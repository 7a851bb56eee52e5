import type { Motif } from './motif.ts';
import { awnings, houses } from './motifs/buildings.ts';
import { cups } from './motifs/cups.ts';
import { frames, posts } from './motifs/posts.ts';
import { balls, boxes, coins, letters } from './motifs/stacks.ts';
import { lens, pencils, sails } from './motifs/tools.ts';
import { weights } from './motifs/weights.ts';

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
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];
