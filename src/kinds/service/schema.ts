import { z } from 'zod';
import { familyPage, nameOf, text } from '../../content/parts.ts';
import { exhibits } from '../exhibit.ts';

export const servicePage = z.strictObject({
  ...familyPage,
  exhibits,
  cardText: text(100).describe('One line for its card on the home page.'),
  services: z
    .array(nameOf('services.id'))
    .min(1)
    .describe('A list of ids from content/services.json.'),
  steps: z
    .array(
      z.strictObject({
        title: text(60).describe('The name of the step.'),
        text: text(300).describe('What happens in it.'),
      }),
    )
    .min(2)
    .describe('How the work runs: a list of steps, each with a title and a text.'),
});
