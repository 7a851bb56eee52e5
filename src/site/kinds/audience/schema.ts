import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { familyPage } from '../../data/page-fields.ts';
import { exhibits } from '../exhibit.ts';

export const audience = z.strictObject({
  ...familyPage,
  exhibits,
  note: text(32).meta({
    title: 'Note in the menu',
    description: 'Three to five words under its name in the menu.',
  }),
  problems: z
    .array(
      z.strictObject({
        problem: text(120).describe('The problem in the reader’s own words.'),
        answer: text(400).describe('What we do about it.'),
      }),
    )
    .min(2)
    .describe('The reader’s problems, each with what we do about it.'),
  cost: text(400).meta({
    title: 'What it costs',
    description: 'What it costs this reader, with figures.',
  }),
});
