import { z } from 'zod';
import {
  aliases,
  day,
  description,
  draft,
  keywords,
  metaTitle,
  nameOf,
  photograph,
  section,
  sitePath,
  text,
} from '../../../engine/content/parts.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import { pieceKind } from '../../data/page-fields.ts';

/** Section 9 of the specification, less "All", which is no category of its own. */
export const articleCategories = [
  'Strategy',
  'Content',
  'Social Media',
  'Paid Ads',
  'Analytics',
  'Hospitality',
  'Sports',
  'EdTech',
  'Trades',
] as const;

export const article = z.strictObject({
  title: text(100)
    .regex(
      // Blank titles are reported by another rule.
      /^$|[a-z0-9]/i,
      'must have a letter a-z or a figure, since the page’s address is made from those',
    )
    .describe('The headline; the article’s address is made from it.'),
  metaTitle: metaTitle.optional().meta({
    title: 'Title in search results',
    description: 'A shorter title, where the headline has over 60 characters.',
    forSearch: true,
  }),
  category: z.enum(articleCategories).describe('The one category it is listed under.'),
  date: day.describe('The day it went live or is to go live.'),
  updated: day
    .optional()
    .meta({ title: 'Changed on', description: 'The day its words last changed.' }),
  author: nameOf('settings.people.id', 40).describe('Who wrote it.'),
  excerpt: description.describe('What lists and search results say of it.'),
  summary: text(500).describe('The argument in two or three sentences, shown at the top.'),
  cover: photograph('cover').optional().meta({
    title: 'Cover photograph',
    description:
      'The photograph at the top, instead of the drawn picture; also shown by other sites.',
  }),
  work: z
    .strictObject({
      project: sitePath.describe('The project’s page, such as /projects/calm-dog.'),
      piece: pieceKind.describe('Which of its pieces is shown.'),
      section: section.meta({
        title: 'Ends the part under',
        description: 'The heading of the part of the text that it ends, in the same words.',
      }),
    })
    .optional()
    .describe('A piece of a project that the text speaks of, shown across the page.'),
  drawing: z
    .enum(['jar', 'thirteen', 'two-boats'])
    .optional()
    .describe('What its panel of big words stands on, in that panel’s colour: the end of a part.'),
  tags: z.array(text(40)).min(1).max(8).describe('One to eight topics.'),
  keywords,
  featured: z.boolean().describe('Puts it into the Featured section of Insights.'),
  address: z
    .string()
    .regex(/^-?[a-z\d]+(-[a-z\d]+)*$/, 'must be small letters, figures and single hyphens')
    .max(100)
    .optional()
    .describe('The last part of its address, where that is not made from the title.')
    .meta({ forSearch: true, meant: idFrom }),
  aliases,
  draft,
});

export type ArticleData = z.infer<typeof article>;
