import { z } from 'zod';
import {
  aliases,
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
import { pieceKind } from '../../data/page-fields.ts';

/** Section 9 of the specification, less "All", which is not a category but their sum. */
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
      // A blank one has been reported already.
      /^$|[a-z0-9]/i,
      'must have a letter a-z or a figure, since the page’s address is made from those',
    )
    .meta({ title: 'Title', description: 'The headline; the article’s address is made from it.' }),
  metaTitle: metaTitle.optional().meta({
    title: 'Title in search results',
    description: 'A shorter title, where the headline has over 60 characters.',
  }),
  category: z
    .enum(articleCategories)
    .meta({ title: 'Category', description: 'The one category it is listed under.' }),
  date: z.iso.date().meta({
    title: 'Date',
    description: 'The day of publication.',
  }),
  updated: z.iso
    .date()
    .optional()
    .meta({ title: 'Changed on', description: 'The day its words last changed.' }),
  author: nameOf('settings.people.id', 40).meta({ title: 'Author', description: 'Who wrote it.' }),
  excerpt: description.meta({
    title: 'Excerpt',
    description: 'What lists and search results say of it.',
  }),
  summary: text(500).meta({
    title: 'Summary',
    description: 'The argument in two or three sentences, shown at the top.',
  }),
  cover: photograph('cover').optional().meta({
    title: 'Cover photograph',
    description:
      'The photograph at the top, instead of the drawn picture; also shown by other sites.',
  }),
  work: z
    .strictObject({
      project: sitePath.meta({
        title: 'Project',
        description: 'The project’s page, such as /projects/calm-dog.',
      }),
      piece: pieceKind.meta({ title: 'Piece', description: 'Which of its pieces is shown.' }),
      section: section.meta({
        title: 'Ends the part under',
        description: 'The heading of the part of the text that it ends, in the same words.',
      }),
    })
    .optional()
    .meta({
      title: 'Work',
      description: 'A piece of a project that the text speaks of, shown across the page.',
    }),
  tags: z
    .array(text(40))
    .min(1)
    .max(8)
    .meta({ title: 'Tags', description: 'One to eight topics.' }),
  keywords,
  featured: z
    .boolean()
    .meta({ title: 'Featured', description: 'Puts it into the Featured section of Insights.' }),
  aliases,
  draft,
});

export type ArticleData = z.infer<typeof article>;
