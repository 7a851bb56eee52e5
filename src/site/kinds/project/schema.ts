import { z } from 'zod';
import {
  aliases,
  draft,
  nameOf,
  photograph,
  searchable,
  text,
} from '../../../engine/content/parts.ts';
import { caseStudy } from '../../data/case-study.ts';
import { closing, facts, related } from '../../data/page-fields.ts';
import { subjects } from '../../illustration/art.ts';
import { mistake, piece, turningPoint } from './piece.ts';

export const project = z.strictObject({
  title: text(80).describe('The headline of the page.'),
  date: z.iso.date().describe('The day its page was published.'),
  updated: z.iso
    .date()
    .optional()
    .meta({ title: 'Changed on', description: 'The day its figures or words last changed.' }),
  intro: text(320).describe('One or two sentences under the headline.'),
  testimonial: nameOf('testimonials.id').optional().meta({
    title: 'What the client said',
    description: 'The client’s words, from the testimonials.',
  }),
  services: z.array(nameOf('services.id')).min(1).describe('The services that it took.'),
  facts,
  caseStudy: caseStudy.describe('Its card on Work, and its figures wherever they are shown.'),
  team: z
    .array(nameOf('settings.people.id', 40))
    .min(1)
    .max(4)
    .optional()
    .describe('Who worked on it.'),
  beam: z
    .array(z.enum(subjects.names))
    .min(3)
    .max(9)
    .optional()
    .describe(
      'What the beam shows of it: on its page, on Home and on Work; on cards, all but the first.',
    ),
  pieces: z.array(piece).min(1).max(6).optional().meta({
    title: 'Pieces of work',
    description: 'The work itself: a feed, a storyboard, an ad, a brief, a page of a report.',
  }),
  turningPoint: turningPoint
    .optional()
    .describe('The moment at which the figures turned, shown across the page.'),
  mistake: mistake.optional().describe('What went wrong, as a panel with words struck out.'),
  films: z.array(nameOf('films.id')).min(1).max(6).optional().describe('The films under the text.'),
  photos: z
    .array(photograph('gallery'))
    .min(1)
    .max(24)
    .optional()
    .meta({ title: 'Photographs', description: 'The photographs under the text.' }),
  related,
  closing,
  ...searchable,
  aliases,
  draft,
});
