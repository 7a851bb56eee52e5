import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { headingOver, lead, singlePage } from '../../data/page-fields.ts';

export const contact = z.strictObject({
  ...singlePage,
  lead,
  quizLink: text(60).meta({
    title: 'Link to the quiz',
    description: 'The words on the link to the quiz, under the introduction.',
  }),
  formHeading: headingOver('the form'),
  formNote: text(200).meta({
    title: 'Note on the form',
    description: 'What happens with the message.',
  }),
  quizHeading: headingOver('the quiz'),
  quizLead: text(320).meta({
    title: 'Introduction to the quiz',
    description: 'A sentence or two about the quiz.',
  }),
});
