import { z } from 'zod';
import { alt, needed, text } from '../../engine/content/parts.ts';
import { subjects } from '../illustration/art.ts';

export const pieceKinds = {
  feed: ['posts'],
  storyboard: ['frames'],
  ad: ['variants', 'winner'],
  brief: ['title', 'points'],
  report: ['title', 'figures', 'series', 'note'],
} as const satisfies Record<string, readonly string[]>;

export type PieceKind = keyof typeof pieceKinds;

const subject = z.enum(subjects.names).optional().describe('What it shows, such as shower.');

const words = text(36).optional().describe('The words on it: a few, or they are set small.');

const shown = { subject, words };

const isShown = (one: { subject?: unknown; words?: unknown }) => Boolean(one.subject || one.words);
const nothing = { message: 'has neither a subject nor words. Give it one of them, or both' };

const post = z.strictObject(shown).refine(isShown, nothing);

const frame = z
  .strictObject({
    at: z
      .string()
      .regex(/^\d:[0-5]\d$/, 'must be minutes and seconds, such as 0:04')
      .meta({
        title: 'Begins at',
        description: 'When it begins, in minutes and seconds, such as 0:04.',
      }),
    ...shown,
    says: text(30)
      .regex(/^[^|]*$/, 'cannot have the sign |')
      .optional()
      .describe('What is said then, as a line under the film that plays: a few words.'),
  })
  .refine(isShown, nothing);

const variant = z
  .strictObject({
    ...shown,
    figure: text(12).describe('What it reached, such as 1.9%.'),
  })
  .refine(isShown, nothing);

const point = z.strictObject({
  name: text(24).describe('The question or the name of the point.'),
  text: text(80).describe('What the brief says of it, in a line.'),
});

const reported = z.strictObject({
  figure: text(10).describe('The figure, such as £2.90.'),
  counts: text(48).meta({ title: 'What it counts', description: 'What the figure counts.' }),
});

export const pieceWords = {
  alt,
  caption: text(160).describe('The words under it.'),
};

/** All fields that pieces are drawn from; the kind determines which are required. */
export const drawnFrom = {
  posts: z.array(post).length(9).optional().describe('For a feed: its nine posts, newest first.'),
  frames: z.array(frame).length(6).optional().describe('For a storyboard: six frames of the film.'),
  variants: z
    .array(variant)
    .length(2)
    .optional()
    .meta({ title: 'Versions', description: 'For an ad: the two that were tried.' }),
  winner: z
    .number()
    .int()
    .min(1)
    .max(2)
    .optional()
    .describe('For an ad: which of the two won, 1 or 2.'),
  title: text(48).optional().describe('For a brief or a report: the heading of the page.'),
  points: z.array(point).min(3).max(6).optional().describe('For a brief: what it says.'),
  figures: z.array(reported).min(2).max(3).optional().describe('For a report: its figures.'),
  series: z.array(z.number().positive()).min(3).max(12).optional().meta({
    title: 'Bars',
    description: 'For a report: the figures that its bars show, the newest last.',
  }),
  note: text(110)
    .optional()
    .meta({ title: 'Next week', description: 'For a report: what is done next week.' }),
};

export function lacksNothing(
  value: { readonly kind: PieceKind } & { readonly [field: string]: unknown },
  context: z.RefinementCtx,
): void {
  needed(pieceKinds[value.kind], value, context);
}
