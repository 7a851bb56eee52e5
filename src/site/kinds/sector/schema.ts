import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { familyPage } from '../../data/page-fields.ts';
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
        note: text(120).meta({
          title: 'What it looks like',
          description: 'What that day looks like.',
        }),
      }),
    )
    .min(3)
    .max(7)
    .meta({ title: 'Working week', description: 'The reader’s week: days, each with a note.' }),
});
