import { z } from 'zod';
import { familyPage, text } from '../../content/parts.ts';
import { exhibits } from '../exhibit.ts';

export const audience = z.strictObject({
  ...familyPage,
  exhibits,
  note: text(32).describe('Three to five words under its name in the menu.'),
  problems: z
    .array(
      z.strictObject({
        problem: text(120).describe('The problem in the reader’s own words.'),
        answer: text(400).describe('What we do about it.'),
      }),
    )
    .min(2)
    .describe('A list of problems, each with an answer.'),
  cost: text(400).describe('What it costs this reader, with figures.'),
});
