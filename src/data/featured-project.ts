import { z } from 'zod';
import { id, nameOf, sitePath, text } from '../content/parts.ts';

export const featuredProject = z.strictObject({
  id: id.describe('A short id in lower case with hyphens.'),
  title: text(80).describe('The headline on its card.'),
  client: nameOf('clients.name').describe('The client’s name, exactly as in content/clients.json.'),
  description: text(160).describe('One line, with its number and what the number counts.'),
  image: nameOf('caseStudies.id').describe('The id of the case study whose picture it shows.'),
  category: z
    .enum(['Social Campaign', 'Social Media', 'Brand Strategy'])
    .describe('Social Campaign, Social Media or Brand Strategy.'),
  link: sitePath.describe('The path of its project page.'),
});
