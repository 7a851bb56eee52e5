import { z } from 'zod';
import { nameOf, text } from '../../engine/content/parts.ts';
import { shortName } from './page-fields.ts';

export const testimonial = z.strictObject({
  id: shortName,
  company: nameOf('clients.name').meta({
    title: 'Client',
    description: 'Whose words they are. Home shows the newest three.',
  }),
  logo: nameOf('clients.id').describe('The client whose logo is shown.'),
  testimonial: text(400)
    // The page adds quotation marks.
    .overwrite((words) => words.replace(/^["“”]([^"“”]*)["“”]$/, '$1'))
    .regex(
      /^(?:(?!==).)*(?:==(?:(?!==).)+==(?:(?!==).)*)*$/s,
      'must have == both before and after the words that are highlighted',
    )
    .meta({
      title: 'What they said',
      description: 'Their words. Select some and press “Highlight”: ==like this==.',
      highlights: true,
    }),
  author: text(40).meta({
    title: 'First name',
    description: 'The first name of the person who said it.',
  }),
  position: text(40).describe('What the person is there, such as Owner.'),
  bgGradient: z
    .enum(['dusk', 'noon', 'fret'])
    .meta({ title: 'Light behind it', description: 'The light in the picture behind the words.' }),
});

export type Testimonial = z.infer<typeof testimonial>;
