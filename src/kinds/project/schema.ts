import { z } from 'zod';
import { aliases, facts, related, searchable, text } from '../../content/parts.ts';

export const project = z.strictObject({
  ...searchable,
  title: text(80).describe('The headline of the page.'),
  caseStudy: text(60).describe('The id of its case study in content/case-studies.json.'),
  date: z.iso.date().describe('The day the project ended, such as 2026-02-20.'),
  intro: text(320).describe('One or two sentences under the headline.'),
  testimonial: text(60)
    .optional()
    .describe('The id of the client’s words in content/testimonials.json.'),
  services: z.array(text(60)).min(1).describe('A list of ids from content/services.json.'),
  facts,
  related,
  aliases,
});
