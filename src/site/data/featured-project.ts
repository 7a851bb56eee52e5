import { z } from 'zod';
import { id, nameOf, sitePath, text } from '../../engine/content/parts.ts';

export const featuredProject = z.strictObject({
  id: id.meta({ title: 'Short name', description: 'A short name in lower case with hyphens.' }),
  title: text(80).describe('The headline on its card.'),
  client: nameOf('clients.name').describe('Whose project it was.'),
  description: text(160).describe('One line, with its number and what the number counts.'),
  category: z
    .enum(['Social Campaign', 'Social Media', 'Brand Strategy'])
    .describe('What kind of work it was.'),
  link: sitePath.meta({ title: 'Project page', description: 'The page that its card leads to.' }),
});
