import { z } from 'zod';
import { heading, lead, singlePage, text } from '../../content/parts.ts';

export const thankYou = z.strictObject({
  ...singlePage,
  lead,
  booking: z
    .strictObject({
      title: heading,
      text: text(400).describe('What the session is.'),
      button: text(60).describe('The words on the mail link.'),
      placeholder: text(200).describe('What stands where the calendar will be.'),
    })
    .describe('The booking section.'),
  stepsHeading: heading,
  steps: z
    .array(
      z.strictObject({
        title: text(60).describe('The name of the step.'),
        text: text(300).describe('What happens in it.'),
      }),
    )
    .min(1)
    .describe('What happens next: a list of steps, each with a title and a text.'),
  waitHeading: heading,
});
