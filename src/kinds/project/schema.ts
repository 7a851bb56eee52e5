import { z } from 'zod';
import {
  aliases,
  draft,
  facts,
  nameOf,
  photograph,
  related,
  searchable,
  text,
} from '../../content/parts.ts';
import { subjectNames } from '../../kernel/subject-name.ts';
import { mistake, piece, turningPoint } from './piece.ts';

export const project = z.strictObject({
  ...searchable,
  title: text(80).describe('The headline of the page.'),
  caseStudy: nameOf('caseStudies.id').describe(
    'The id of its case study in content/case-studies.json.',
  ),
  date: z.iso.date().describe('The day the project ended, such as 2026-02-20.'),
  intro: text(320).describe('One or two sentences under the headline.'),
  testimonial: nameOf('testimonials.id')
    .optional()
    .describe('The id of the client’s words in content/testimonials.json.'),
  services: z
    .array(nameOf('services.id'))
    .min(1)
    .describe('A list of ids from content/services.json.'),
  facts,
  team: z
    .array(nameOf('settings.people.id', 40))
    .min(1)
    .max(4)
    .optional()
    .describe('Who worked on it: a list of ids of people in content/site.json.'),
  beam: z
    .array(z.enum(subjectNames))
    .length(3)
    .optional()
    .describe('What the beam shows of it: on its page, on Home and on Work, three subjects.'),
  pieces: z
    .array(piece)
    .min(1)
    .max(6)
    .optional()
    .describe('The work itself: a feed, a storyboard, an ad, a brief, a page of a report.'),
  turningPoint: turningPoint
    .optional()
    .describe('The moment at which the figures turned, shown across the page.'),
  mistake: mistake.optional().describe('What went wrong, as a plate with words struck out.'),
  films: z
    .array(nameOf('films.id'))
    .min(1)
    .max(6)
    .optional()
    .describe('The films under the text: a list of ids from content/films.json.'),
  photos: z
    .array(photograph('gallery'))
    .min(1)
    .max(24)
    .optional()
    .describe('The photographs under the text: a list, each with its file, alt and caption.'),
  related,
  aliases,
  draft,
});
