import { z } from 'zod';
import { nameOf, pieceKind, sitePath, text } from '../content/parts.ts';
import { mistake, section } from './project/piece.ts';

/** What an exhibit of each kind is made from. */
export const exhibitKinds = {
  feed: ['project'],
  storyboard: ['project'],
  ad: ['project'],
  brief: ['project'],
  report: ['project'],
  chart: ['project'],
  figures: ['figures'],
  plate: ['struck', 'instead'],
  words: ['testimonial'],
  person: ['person'],
} as const satisfies Record<string, readonly string[]>;

const figure = z.strictObject({
  figure: text(8).describe('The figure with its unit, such as £200.'),
  counts: text(80).describe('What it counts.'),
});

const fields = z.strictObject({
  kind: z
    .enum([...pieceKind.options, 'chart', 'figures', 'plate', 'words', 'person'])
    .describe('A piece of a project, its chart, figures, plate, words or person.'),
  section,
  project: sitePath
    .optional()
    .describe('For a piece or a chart: the page of its project, such as /projects/calm-dog.'),
  figures: z
    .array(figure)
    .min(1)
    .max(3)
    .optional()
    .describe('For figures: one to three from the text, the one that counts last.'),
  struck: mistake.shape.struck.optional().describe('For a plate: what is struck out.'),
  instead: mistake.shape.instead.optional().describe('For a plate: what stands there now.'),
  testimonial: nameOf('testimonials.id')
    .optional()
    .describe('For words: the id of the client’s words in content/testimonials.json.'),
  person: nameOf('settings.people.id', 40)
    .optional()
    .describe('For a person: the id of somebody in content/site.json.'),
});

/** Something to look at beside a text: a project's work, figures, a plate, words or a portrait. */
const exhibit = fields.superRefine((value, context) => {
  for (const name of exhibitKinds[value.kind]) {
    if (value[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], input: undefined, message: '' });
    }
  }
});

export type Exhibit = z.infer<typeof exhibit>;

/** What a page shows beside its text. */
export const exhibits = z
  .array(exhibit)
  .min(1)
  .max(8)
  .optional()
  .describe('What stands beside the text: a project’s work, figures, a plate, words, a portrait.');
