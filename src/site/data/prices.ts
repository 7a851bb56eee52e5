import { z } from 'zod';
import { text } from '../../engine/content/parts.ts';

const pounds = z.number().int().min(50).max(100_000).meta({ money: true });

const size = z.strictObject({
  name: text(40).describe('What this size is called.'),
  price: pounds.describe('In pounds a month.'),
  suits: text(120).meta({
    title: 'Whom it suits',
    description: 'The clients that this size is right for.',
  }),
});

const inclusion = z.strictObject({
  label: text(40).meta({ title: 'Subject', description: 'What the row is about: Filming days.' }),
  values: z
    .array(text(120))
    .length(3)
    .meta({ title: 'In each size', description: 'What each size has of it, the smallest first.' }),
  more: text(90)
    .optional()
    .meta({ title: 'More of it', description: 'What more of it costs, in any size.' }),
});

const stage = z.strictObject({
  when: text(40).describe('The week, such as Week 3.'),
  what: text(300).meta({ title: 'What happens', description: 'What happens then.' }),
});

const term = z.strictObject({
  label: text(40).meta({
    title: 'Subject',
    description: 'What the term is about, such as Notice.',
  }),
  value: text(140).meta({ title: 'Term', description: 'The term itself.' }),
});

export const prices = z.strictObject({
  retainer: z
    .array(size)
    .length(3)
    .refine((sizes) => sizes.every(({ price }, at) => price > (sizes[at - 1]?.price ?? 0)), {
      message: 'goes from the smallest to the largest. Put the sizes in that order',
    })
    .meta({ title: 'Sizes', description: 'The three sizes of a retainer, the smallest first.' }),
  minimumAdSpend: pounds.meta({
    title: 'Minimum for ads',
    description: 'The least that is recommended for ads, in pounds a month.',
  }),
  inclusions: z.array(inclusion).min(1).max(10).meta({
    title: 'What is in each size',
    description: 'The table of sizes: a row for each thing that they include.',
  }),
  timetable: z
    .array(stage)
    .min(1)
    .max(12)
    .describe('What happens when, from the first session to the review.'),
  terms: z
    .array(term)
    .min(1)
    .max(16)
    .describe('The terms that hold for every size: ads, VAT, contract, notice, set-up, start.'),
});

export type Prices = z.infer<typeof prices>;
