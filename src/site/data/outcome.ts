import { z } from 'zod';
import { text } from '../../engine/content/parts.ts';
import { withCommas } from '../../engine/kernel/text.ts';
import { fullPrice } from './money.ts';

const count = z.number().int().nonnegative().max(1_000_000);
const pounds = z.number().nonnegative().max(1_000_000).meta({ money: true });

/** Products to add or subtract: 640 × £18 − 160 × £0.50. */
const sum = /^\d[\d,]* × £\d[\d,.]*( [+−] \d[\d,]* × £\d[\d,.]*)*$/;

const counted = {
  now: count.meta({
    title: 'Result',
    description: 'What the client sold, by its own book.',
    examples: [1000],
  }),
  before: count.meta({
    title: 'Baseline',
    description: 'What it sold in the same weeks a year before, by the same book.',
  }),
  ads: pounds.describe('What the ads cost the client, in pounds.'),
  fee: pounds.describe('What we charged the client, in pounds.'),
  earned: z
    .string()
    // As keyboards have them.
    .overwrite((sum) =>
      sum
        .replace(/(?<=\d) ?[x*×] ?£?(?=\d)/gi, ' × £')
        .replace(/(?<=\d) ?[-–−] ?(?=\d)/g, ' − ')
        .trim(),
    )
    .regex(
      sum,
      'must say how many × how much each, such as "18 × £1,350", "640 × £18 − 160 × £0.50" or, for one sum, "1 × £2,400"',
    )
    .max(60)
    .meta({
      description:
        'What the extra results left the client after its own costs, as how many × how much each: 18 × £1,350. One sum is 1 × £2,400.',
      examples: ['18 × £1,350'],
    }),
};

/** A client's extra results, and their cost with our fee, including VAT that it can't reclaim. */
export const outcome = z
  .strictObject({
    result: text(40).meta({ title: 'One result', description: 'What the client sells: job.' }),
    results: text(40).meta({ title: 'Several results', description: 'Several of them: jobs.' }),
    period: text(40).meta({
      title: 'Baseline’s time',
      description: 'When the baseline was: in the same six months of 2024.',
    }),
    ...counted,
    verdict: text(60).meta({ title: 'Did it pay?', description: 'Yes, no, or how far: not yet.' }),
    later: z
      .strictObject({
        when: text(40).meta({ title: 'By when', description: 'What it adds up to: eleven runs.' }),
        ...counted,
      })
      .optional()
      .meta({ title: 'Afterwards', description: 'What was added after the first count.' }),
  })
  .refine(({ now, before }) => now > before, {
    path: ['now'],
    message: 'must be more than the baseline: the page says what each extra result cost',
  });

export type Outcome = z.infer<typeof outcome>;
type Counted = z.infer<z.ZodObject<typeof counted>>;

/** In words: extra results, the cost of each with our fee, and what they earned. */
function inWords({ now, before, ads, fee, earned }: Counted) {
  const extra = now - before;
  return {
    extra: withCommas(extra),
    each: fullPrice(Math.round(((ads + fee) / extra) * 100) / 100),
    ads: fullPrice(ads),
    fee: fullPrice(fee),
    // In whole pounds: no reader needs the pence of a total.
    spent: fullPrice(Math.round(ads + fee)),
    earned: fullPrice(amount(earned)),
  };
}

/** For the first count and, if there is a later one, for both together. */
export function outcomeInWords(outcome: Outcome) {
  const { later } = outcome;
  return {
    ...inWords(outcome),
    ...(later && { later: { when: later.when, ...inWords(together(outcome, later)) } }),
  };
}

function together(first: Counted, later: Counted): Counted {
  return {
    now: first.now + later.now,
    before: first.before + later.before,
    ads: first.ads + later.ads,
    fee: first.fee + later.fee,
    earned: `${first.earned} + ${later.earned}`,
  };
}

/** Evaluates a sum such as "18 × £1,350", in pounds. */
function amount(earned: string): number {
  const products = earned.matchAll(/(−)? ?([\d,]+) × £([\d,.]+)/g);
  return [...products].reduce((total, [, minus, times = '', price = '']) => {
    const product = number(times) * number(price);
    return total + (minus ? -product : product);
  }, 0);
}

const number = (digits: string) => Number(digits.replaceAll(',', ''));
