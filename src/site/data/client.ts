import { z } from 'zod';
import { needed, text } from '../../engine/content/parts.ts';
import { marks } from '../illustration/art.ts';
import { contrast } from '../illustration/contrast.ts';
import { faceNames } from '../illustration/faces.ts';
import { palette } from '../illustration/palette.ts';
import { shortName } from './page-fields.ts';

const logo = z
  .strictObject({
    file: text(120).optional().meta({
      media: 'logo',
      orElse: 'face',
      description: 'The client’s own logo, a drawing and not a photograph.',
    }),
    colours: z
      .enum(['one', 'own'])
      .optional()
      .describe('Whether its own logo is shown in one colour, as the others are, or in its own.'),
    face: z.enum(faceNames).optional().meta({
      usual: true,
      title: 'Typeface',
      description: 'Without a file: the typeface in which its name is drawn.',
    }),
    text: text(60).optional().meta({
      title: 'Letters',
      description: 'The letters, where they differ from the name, on one line or two.',
    }),
    spacing: z
      .number()
      .min(-0.1)
      .max(0.5)
      .optional()
      .describe('Room between its letters, in heights of a capital: -0.1 to 0.5.'),
    mark: z
      .enum(marks.names)
      .optional()
      .meta({ title: 'Small picture', description: 'The small picture before it.' }),
  })
  .superRefine((value, context) => {
    if (value.file === undefined) needed(['face'], value, context);
  });

const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #1F7358: # and six letters or figures');

/** The minimum contrast of text. Source: WCAG 2.2, 1.4.3. */
const readable = 4.5;

export const brand = z
  .strictObject({
    light: colour.describe('The light ground, on which words in the deep colour stand.'),
    main: colour.describe('The colour that it is known by.'),
    deep: colour.describe('The darkest colour, for words and shadows.'),
    accent: colour.describe('The colour for one thing in a picture.'),
    soft: colour.describe('A colour between light and main, for grounds.'),
  })
  .superRefine(({ light, main, deep }, context) => {
    const pairs = [
      ['deep', deep, 'light', light],
      ['main', main, 'white', palette.white],
    ] as const;
    for (const [name, colour, ground, other] of pairs) {
      // NaN for an invalid colour, which is reported elsewhere.
      if (!(contrast(colour, other) < readable)) continue;
      const message = `which can’t be read on ${ground}. Choose a darker one`;
      context.addIssue({ code: 'custom', path: [name], input: colour, message });
    }
  });

export const client = z.strictObject({
  id: shortName,
  name: text(60).describe('The client’s name as it is written.'),
  logo: logo.describe('Its own logo, or how its name is drawn.'),
  brand: brand.optional().meta({
    title: 'Brand colours',
    description: 'Its own colours, in which its posts, films and ads are drawn.',
  }),
});

export type Client = z.infer<typeof client>;
