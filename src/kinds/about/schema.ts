import { z } from 'zod';
import { heading, lead, singlePage, text } from '../../content/parts.ts';
import { exhibits } from '../exhibit.ts';

export const about = z.strictObject({
  ...singlePage,
  lead,
  exhibits,
  teamHeading: heading.describe('The heading over the people.'),
  teamLead: text(200).describe('A sentence about them.'),
  valuesHeading: heading,
  values: z
    .array(
      z.strictObject({
        name: text(40).describe('The value.'),
        text: text(300).describe('What it means in practice.'),
      }),
    )
    .min(1)
    .describe('A list of values, each with a name and a text.'),
  mediaKit: z
    .strictObject({
      title: heading,
      text: text(300).describe('How somebody gets the kit.'),
      button: text(40).describe('The words on the button.'),
    })
    .describe('The media kit, which is sent on request.'),
});
