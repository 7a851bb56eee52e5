import { z } from 'zod';

const pounds = z.number().int().min(50).max(100_000);

/** What the agency charges, in pounds without VAT. */
export const prices = z.strictObject({
  retainer: z
    .array(z.strictObject({ price: pounds.describe('Pounds a month.') }))
    .length(3)
    .refine((sizes) => sizes.every(({ price }, at) => price > (sizes[at - 1]?.price ?? 0)), {
      message: 'goes from the smallest to the largest. Put the sizes in that order.',
    })
    .describe('The three sizes of a retainer, the smallest first.'),
  minimumAdSpend: pounds.describe('The least that is recommended for ads, in pounds a month.'),
});

export type Prices = z.infer<typeof prices>;

/** A price as headlines say it: £1k, £1.5k, £950. */
export function shortPrice(price: number): string {
  return price % 100 === 0 && price >= 1000 ? `£${price / 1000}k` : fullPrice(price);
}

/** A price as figures say it: £1,000. */
export function fullPrice(price: number): string {
  return `£${price.toLocaleString('en-GB')}`;
}
