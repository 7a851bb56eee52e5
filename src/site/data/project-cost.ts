import { z } from 'zod';
import { text } from '../../engine/content/parts.ts';
import { fullPrice } from './prices.ts';

const pounds = z.number().positive().max(1_000_000);

/** What a project cost its client, in pounds without VAT, and what that is divided by. */
export const projectCost = z.strictObject({
  ads: pounds.meta({ title: 'Ads', description: 'What the ads cost, in pounds.' }),
  fee: pounds.meta({ title: 'Fee', description: 'What we charged, in pounds.' }),
  results: z
    .number()
    .int()
    .positive()
    .meta({ title: 'Results', description: 'How many results both are divided by.' }),
  result: text(40).meta({
    title: 'Result',
    description: 'What one of them is, such as booking.',
  }),
});

type ProjectCost = z.infer<typeof projectCost>;

/**
 * The cost of a project in words, with the cost of one result worked out to the penny: once for the
 * ads alone, and once for ads and fee together.
 */
export function costInWords({ ads, fee, results, result }: ProjectCost) {
  const each = (sum: number) => fullPrice(Math.round((sum / results) * 100) / 100);
  return {
    result,
    ads: fullPrice(ads),
    fee: fullPrice(fee),
    adsEach: each(ads),
    allEach: each(ads + fee),
  };
}
