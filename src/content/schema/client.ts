import { z } from 'zod';
import { text } from './parts.ts';

export const client = z.strictObject({
  id: text(60).describe('A short id in lower case with hyphens, used by other files.'),
  name: text(60).describe('The client’s name as it is written.'),
  logo: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/, 'must be the name of an SVG file in content/media/logos, such as calm-dog.svg')
    .describe('The file of its wordmark in content/media/logos.'),
});

export type Client = z.infer<typeof client>;
