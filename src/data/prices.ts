import { z } from 'zod';
import { text } from '../content/parts.ts';

const pounds = z.number().int().min(50).max(100_000);

const size = z.strictObject({
  name: text(40).describe('What this size is called.'),
  price: pounds.describe('Pounds a month.'),
  suits: text(120).describe('Whom it suits.'),
  includes: z.array(text(90)).min(1).max(8).describe('A list of what is in it.'),
  excludes: z.array(text(90)).min(1).max(8).describe('A list of what is not in it.'),
});

const term = z.strictObject({
  label: text(40).describe('What the term is about, such as Notice.'),
  value: text(120).describe('The term itself.'),
});

/** What the agency charges, in pounds without VAT. */
export const prices = z.strictObject({
  retainer: z
    .array(size)
    .length(3)
    .refine((sizes) => sizes.every(({ price }, at) => price > (sizes[at - 1]?.price ?? 0)), {
      message: 'goes from the smallest to the largest. Put the sizes in that order.',
    })
    .describe('The three sizes of a retainer, the smallest first.'),
  minimumAdSpend: pounds.describe('The least that is recommended for ads, in pounds a month.'),
  terms: z
    .array(term)
    .min(1)
    .max(8)
    .describe('The terms that hold for every size: ads, VAT, contract, notice, set-up, start.'),
});

export type Prices = z.infer<typeof prices>;

/** A price as headlines say it: £1k, £1.5k, £950. */
export function shortPrice(price: number): string {
  return price % 100 === 0 && price >= 1000 ? `£${price / 1000}k` : fullPrice(price);
}

/** A price as figures say it: £1,000, and £5.40 where there are pence. */
export function fullPrice(price: number): string {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  return `£${price.toLocaleString('en-GB', { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
