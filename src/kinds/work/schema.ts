import { z } from 'zod';
import { heading, lead, singlePage, text } from '../../content/parts.ts';

export const work = z.strictObject({
  ...singlePage,
  lead,
  specialties: z
    .strictObject({
      title: heading,
      lead: text(400).describe('A sentence or two under the heading.'),
      timeline: z
        .array(
          z.strictObject({
            year: z.number().int().min(2000).max(2100).describe('The year.'),
            text: text(200).describe('What happened in it.'),
          }),
        )
        .min(1)
        .describe('A list of years, each with a text.'),
    })
    .describe('The specialties section with its timeline.'),
});
