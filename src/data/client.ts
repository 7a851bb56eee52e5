import { z } from 'zod';
import { id, text } from '../content/parts.ts';
import { faceNames, markNames } from '../kernel/face-name.ts';

const logo = z
  .strictObject({
    file: text(120)
      .meta({ media: 'logo' })
      .optional()
      .describe('The client’s own logo, an SVG in content/media, such as saltgrass.svg.'),
    colours: z
      .enum(['one', 'own'])
      .optional()
      .describe('Whether its own logo is shown in one colour, as the others are, or in its own.'),
    face: z
      .enum(faceNames)
      .optional()
      .meta({ usual: true })
      .describe('Without a file: the typeface in which its name is drawn, such as fraunces.'),
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
  })
  .superRefine(({ file, face }, context) => {
    if (file === undefined && face === undefined) {
      context.addIssue({ code: 'custom', path: ['face'], input: undefined, message: '' });
    }
  });

export const client = z.strictObject({
  id: id.describe('A short id in lower case with hyphens, used by other files.'),
  name: text(60).describe('The client’s name as it is written.'),
  logo: logo.describe('Its own logo, or how its name is drawn: a face, text, spacing and mark.'),
});

export type Client = z.infer<typeof client>;
