import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { heading, headingOver, lead, singlePage } from '../../data/page-fields.ts';
import { exhibits } from '../exhibit.ts';

export const about = z.strictObject({
  ...singlePage,
  lead,
  exhibits,
  teamHeading: heading.meta({
    title: 'Heading over the people',
    description: 'What stands over the portraits.',
  }),
  teamLead: text(200).meta({
    title: 'Sentence about the people',
    description: 'A sentence under that heading.',
  }),
  valuesHeading: headingOver('the values'),
  timetableHeading: headingOver('what happens when'),
  values: z
    .array(
      z.strictObject({
        name: text(40).meta({ title: 'Value', description: 'The value, in a word or three.' }),
        text: text(300).meta({ title: 'What it means', description: 'What it means in practice.' }),
      }),
    )
    .min(1)
    .describe('What we hold to, each with a sentence.'),
  mediaKit: z
    .strictObject({
      title: heading,
      text: text(300).describe('What is in the kit.'),
      button: text(40).describe('The words on the button.'),
      use: z.array(text(200)).min(1).max(8).meta({
        title: 'Usage notes',
        description: 'How the logo and the portraits may be used; they are in the kit’s facts.',
      }),
    })
    .describe('The media kit, which the build makes: logo, portraits and facts.'),
});
