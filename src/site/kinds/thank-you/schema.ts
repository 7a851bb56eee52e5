import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { heading, headingOver, lead, singlePage, steps } from '../../data/page-fields.ts';

export const thankYou = z.strictObject({
  ...singlePage,
  lead,
  booking: z
    .strictObject({
      title: heading,
      text: text(400).describe('What the session is.'),
      button: text(60).describe('The words on the mail link.'),
      placeholder: text(200).meta({
        title: 'Over the times',
        description: 'What to do with the times, which stand where the calendar will be.',
      }),
      times: z
        .array(text(8))
        .min(1)
        .max(6)
        .describe('When a session can begin on a day with opening hours, such as 10 am.'),
    })
    .describe('The booking section.'),
  stepsHeading: headingOver('the next steps'),
  steps: steps
    .min(1)
    .meta({ title: 'Next steps', description: 'What happens next, step by step.' }),
  waitHeading: headingOver('the articles'),
});
