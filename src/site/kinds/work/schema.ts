import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { heading, lead, singlePage } from '../../data/page-fields.ts';

/** Source: specification, section 2. */
export const workPath = '/work';

export const work = z.strictObject({
  ...singlePage,
  lead,
  specialties: z
    .strictObject({
      title: heading,
      lead: text(400).meta({
        title: 'Introduction',
        description: 'A sentence or two under the heading.',
      }),
      timeline: z
        .array(
          z.strictObject({
            year: z.number().int().min(2000).max(2100).describe('The year.'),
            text: text(200).describe('What happened in it.'),
          }),
        )
        .min(1)
        .describe('The years that mattered, each with a sentence.'),
    })
    .describe('The section on what we are known for, with its timeline.'),
});
