import { z } from 'zod';
import { id, text } from '../content/parts.ts';
import { faceNames, markNames } from '../kernel/face-name.ts';

const logo = z.strictObject({
  face: z.enum(faceNames).describe('The typeface of its letters, such as fraunces.'),
  text: text(60)
    .optional()
    .describe('The letters, where they differ from the name; \\n begins a second line.'),
  spacing: z
    .number()
    .min(-0.1)
    .max(0.5)
    .optional()
    .describe('Room between its letters, in heights of a capital: -0.1 to 0.5.'),
  mark: z.enum(markNames).optional().describe('The small picture before it, such as dog.'),
});

export const client = z.strictObject({
  id: id.describe('A short id in lower case with hyphens, used by other files.'),
  name: text(60).describe('The client’s name as it is written.'),
  logo: logo.describe('How its wordmark is drawn: a face and, if wanted, text, spacing and mark.'),
});

export type Client = z.infer<typeof client>;
