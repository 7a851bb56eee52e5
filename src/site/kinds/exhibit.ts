import { z } from 'zod';
import { nameOf, needed, section, sitePath } from '../../engine/content/parts.ts';
import { figures, inPictures, pieceKind } from '../data/page-fields.ts';
import { countedNames } from '../illustration/counted.ts';
import { wideDrawings } from '../illustration/drawing.ts';
import { mistake } from './project/piece.ts';

/** The fields that kinds need which show neither a project nor an example. */
const made: Readonly<Record<string, readonly string[]>> = {
  figures: ['figures'],
  plate: ['instead'],
  words: ['testimonial'],
  person: ['person'],
  'break-even': ['leaves'],
  drawing: ['drawing'],
};

const fields = z.strictObject({
  kind: z
    .enum([
      ...pieceKind.options,
      'chart',
      'figures',
      'plate',
      'words',
      'person',
      'break-even',
      'drawing',
    ])
    .describe(
      'A piece of a project or an example, a project’s chart, figures, a panel (plate), words, a person, the sum that readers work out or a drawing.',
    ),
  section,
  project: sitePath.optional().describe('For a piece or a chart: the page of its project.'),
  example: nameOf('examples.id')
    .optional()
    .describe('Instead of a project: the example that a piece is of.'),
  figures: figures.describe('For figures: one to three from the text, the one that counts last.'),
  crowd: z
    .strictObject({
      motif: z.enum(countedNames).describe('What each of them is drawn as.'),
      of: z.int().min(1).max(600).describe('How many are drawn.'),
    })
    .optional()
    .describe(
      'For figures across the page: what they count, each one drawn; as many lit as the last says.',
    ),
  drawing: z
    .enum(wideDrawings)
    .optional()
    .describe('For a drawing across the page: which; figures or a panel’s words lead into it.'),
  struck: mistake.shape.struck
    .optional()
    .meta({ title: 'Struck out', description: 'For a panel about a mistake: what is struck out.' }),
  instead: mistake.shape.instead.optional().describe('For a panel: what stands there.'),
  testimonial: nameOf('testimonials.id')
    .optional()
    .meta({ title: 'Client’s words', description: 'For words: what a client says.' }),
  person: nameOf('settings.people.id', 40).optional().describe('For a person: who it shows.'),
  leaves: z
    .int()
    .min(1)
    .max(99_999)
    .optional()
    .describe('For the sum: what one sale leaves in the example, in pounds.'),
  withAds: z.boolean().optional().meta({
    title: 'Ads too',
    description: 'For the sum: whether the least for ads is to be paid too.',
  }),
});

/** Something beside a text: a project's work, figures, a plate, words or a portrait. */
const exhibit = fields.superRefine((value, context) => {
  const { kind, project, example } = value;
  if (example && (project || kind === 'chart')) {
    const message = project
      ? 'which stands beside "project". Delete one of the two'
      : 'which has no chart: its figures would be invented. Name a project instead';
    context.addIssue({ code: 'custom', path: ['example'], input: example, message });
  }
  needed(made[kind] ?? (example ? [] : ['project']), value, context);
});

export type Exhibit = z.infer<typeof exhibit>;

export const exhibits = z
  .array(exhibit)
  .min(1)
  .max(8)
  .optional()
  .meta({
    ...inPictures,
    title: 'Beside the text',
    description: 'What stands beside the text: work, figures, a panel, words, a portrait.',
  });
