import { z } from 'zod';
import { heading, lead, singlePage, text } from '../../content/parts.ts';

export const contact = z.strictObject({
  ...singlePage,
  lead,
  quizLink: text(60).describe('The words on the link to the quiz, under the lead.'),
  formHeading: heading,
  formNote: text(200).describe('What happens with the message.'),
  quizHeading: heading,
  quizLead: text(320).describe('A sentence or two about the quiz.'),
});
