import { z } from 'zod';
import { familyPage, text } from '../../content/parts.ts';
import { exhibits } from '../exhibit.ts';

export const sector = z.strictObject({
  ...familyPage,
  exhibits,
  week: z
    .array(
      z.strictObject({
        day: z
          .enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
          .describe('A day of the week.'),
        note: text(120).describe('What that day looks like, at most 120 characters.'),
      }),
    )
    .min(3)
    .max(7)
    .describe('The reader’s working week: a list of days, each with a note.'),
});
