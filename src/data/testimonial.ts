import { z } from 'zod';
import { id, nameOf, text } from '../content/parts.ts';

export const testimonial = z.strictObject({
  id: id.describe('A short id in lower case with hyphens, used by other files.'),
  company: nameOf('clients.name').describe(
    'The company’s name, exactly as in content/clients.json.',
  ),
  logo: nameOf('clients.id').describe(
    'The id of the client in content/clients.json whose logo is shown.',
  ),
  testimonial: text(400)
    .regex(
      /^(?:(?!==).)*(?:==(?:(?!==).)+==(?:(?!==).)*)*$/s,
      'must have == both before and after the words that are highlighted',
    )
    .describe('What they said; ==two equals signs== highlight words.'),
  author: text(40).describe('The first name of the person who said it.'),
  position: text(40).describe('What the person is there, such as Owner.'),
  bgGradient: z.enum(['dusk', 'noon', 'fret']).describe('The light behind it: dusk, noon or fret.'),
});

export type Testimonial = z.infer<typeof testimonial>;
