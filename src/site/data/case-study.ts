import { z } from 'zod';
import { nameOf, text } from '../../engine/content/parts.ts';
import { withCommas } from '../../engine/kernel/text.ts';
import { thingNames } from '../illustration/things.ts';
import { outcome } from './outcome.ts';
import { inPictures, whatAsked, whatCame, whatWeDid, whoFor } from './page-fields.ts';

/** Source: specification, section 3. */
const caseStudyCategories = ['Content', 'Video', 'Paid Media'] as const;

/** The filter's categories, less "All". Source: specification, section 9. */
export const workCategories = ['Content', 'Paid Media', 'Video', 'Strategy'] as const;

/** A figure, then its unit: lists show the two in different sizes. */
const metric = z
  .string()
  .regex(
    /^[+−-]?£?\d[\d.,]*[%km]?\s\S/,
    'must begin with a figure: "412 bookings", "£3.10 per booking"',
  )
  .max(60)
  .meta({
    title: 'Result',
    description: 'A figure, then what it counts, such as 412 bookings.',
    examples: ['412 bookings'],
  });

/** Splits `£3.10 per booking` into `£3.10` and `per booking`. */
export function splitMetric(written: string) {
  const gap = written.indexOf(' ');
  return { figure: written.slice(0, gap), counts: written.slice(gap + 1).trim() };
}

/** Whether the first figure has more characters than fit at full size. */
export function isLong({ metrics: [first = ''] }: { readonly metrics: readonly string[] }) {
  return splitMetric(first).figure.length > 3;
}

/** The card of a project on Work, and its figures wherever they are shown. */
export const caseStudy = z.strictObject({
  client: nameOf('clients.name').meta({
    ...whoFor,
    description: 'Whose project it was. A new client is added to “Clients” first.',
  }),
  title: text(80).meta({
    ...whatCame,
    title: 'Title of its card',
    description: 'What happened, as a headline.',
  }),
  category: z
    .enum(caseStudyCategories)
    .meta({ ...whatWeDid, description: 'What kind of work it was.' }),
  industry: text(60).meta({ ...whoFor, description: 'The client’s trade.' }),
  description: text(320).meta({
    ...whatAsked,
    title: 'Description on its card',
    description: 'The project in one or two sentences.',
  }),
  metrics: z
    .array(metric)
    .length(3)
    .meta({
      ...whatCame,
      title: 'Results',
      description: 'Three results, each a figure and what it counts.',
    }),
  image: z
    .strictObject({
      thing: z.enum(thingNames).meta({
        title: 'Counted in',
        description: 'What the picture counts the results in.',
      }),
      one: text(40).meta({ title: 'One of them', description: 'What is counted: quote request.' }),
      counts: text(60).meta({
        title: 'All of them',
        description: 'What the figures add up to: quote requests in six months.',
      }),
      each: z.number().int().positive().default(1).meta({
        title: 'Results in each',
        description: 'How many results one of them stands for: 1, or 10 where there are hundreds.',
      }),
      names: z.array(text(8)).min(3).max(12).meta({
        title: 'Names of the figures',
        description: 'What stands under the figures, such as Apr, May, Jun.',
      }),
      series: z.array(z.number().positive()).min(3).max(12).meta({
        title: 'Figures',
        description: 'The results by month, or however the names divide the time.',
      }),
      before: z.array(z.number().nonnegative()).min(3).max(12).optional().meta({
        title: 'Baseline figures',
        description: 'The results of the same months a year before.',
      }),
      most: z.number().positive().optional().meta({
        title: 'Highest possible',
        description: 'The most that one figure can be, where there is a ceiling.',
      }),
    })
    .refine(({ names, series }) => names.length === series.length, {
      path: ['names'],
      error: ({ input }) => {
        const { names, series } = input as { names: unknown[]; series: unknown[] };
        return `has ${names.length} names for the ${series.length} figures of "series"`;
      },
    })
    .meta({
      ...inPictures,
      title: 'Picture',
      description: 'The results over time, counted in things.',
    }),
  outcome: outcome.meta({
    ...whatCame,
    description: 'What the client gained, from which its page works out what one result cost.',
  }),
});

/** A project's, with the project's address and the last part of it. */
export type CaseStudy = z.infer<typeof caseStudy> & {
  readonly id: string;
  readonly path: string;
};

type Series = Pick<CaseStudy['image'], 'series'>;

export function drawn({ series }: Series): number {
  return series.reduce((total, one) => total + one, 0);
}

/** `88 quote requests in six months` */
export function drawnInWords({ series, counts }: Series & { counts: string }): string {
  return `${withCommas(drawn({ series }))} ${counts}`;
}
