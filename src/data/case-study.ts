import { z } from 'zod';
import { id, motif, nameOf, sitePath, text } from '../content/parts.ts';
import { projectCost } from './project-cost.ts';
import { projectLink } from './project-link.ts';

/** Section 3 of the specification: the categories that case studies have. */
const caseStudyCategories = ['Content', 'Video', 'Paid Media'] as const;

/** Section 9: the categories over the list of work, in their order, less "All". */
export const workCategories = ['Content', 'Paid Media', 'Video', 'Strategy'] as const;

/** A figure first, then what it counts: lists show the two in different sizes. */
const metric = z
  .string()
  .regex(
    /^[+−-]?£?\d[\d.,]*[%km]?\s\S/,
    'must begin with a figure: "412 bookings", "£3.10 per booking"',
  )
  .max(60)
  .describe('A figure, then what it counts, such as 412 bookings.');

const fields = z.strictObject({
  id: id.describe('A short id in lower case with hyphens, used by other files.'),
  client: nameOf('clients.name').describe('The client’s name, exactly as in content/clients.json.'),
  title: text(80).describe('What happened, as a headline.'),
  category: z
    .enum(caseStudyCategories)
    .describe(`What kind of work it was: ${caseStudyCategories.join(', ')}.`),
  industry: text(60).describe('The client’s trade.'),
  image: z
    .strictObject({
      motif,
      series: z.array(z.number().positive()).min(3).max(12).describe('The figures its bars show.'),
    })
    .describe('Its picture: a motif, and the series of figures that the bars show.'),
  metrics: z.array(metric).length(3).describe('Three results, each a figure and what it counts.'),
  cost: projectCost.describe('What it cost, from which its page works out what one result cost.'),
  description: text(320).describe('The project in one or two sentences.'),
  link: sitePath
    .optional()
    .describe('The path of its project page; without it, /projects/ and the client’s name.'),
});

/** Its project page must be there, though no field may name it. */
export const caseStudy = fields.meta({
  // A study whose client is missing has been reported already.
  link: ({ link, client }: Partial<z.infer<typeof fields>>) =>
    link || !client ? undefined : { href: projectLink({ client }), at: ['client'] },
});

export type CaseStudy = z.infer<typeof caseStudy>;
