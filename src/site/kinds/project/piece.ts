import { z } from 'zod';
import { nameOf, section, text } from '../../../engine/content/parts.ts';
import { pieceKind } from '../../data/page-fields.ts';
import { drawnFrom, lacksNothing, pieceWords } from '../../data/piece-fields.ts';
import { subjects } from '../../illustration/art.ts';

const fields = z.strictObject({
  kind: pieceKind.describe('What sort of work it is.'),
  section,
  ...pieceWords,
  figure: text(60).meta({
    title: 'What came of it',
    description: 'What came of it, with its unit: 41% of quotes became jobs.',
  }),
  photo: text(120).optional().meta({
    photograph: 'gallery',
    title: 'Photograph',
    description: 'A photograph to show instead of a drawing.',
  }),
  film: nameOf('films.id').optional().describe('A film to show instead of a drawing.'),
  ...drawnFrom,
});

/** A client's work: drawn from its fields in the client's colours, a photograph, or a film. */
export const piece = fields.superRefine((value, context) => {
  if (!value.photo && !value.film) lacksNothing(value, context);
});

export type Piece = z.infer<typeof piece>;

const turned = z.strictObject({
  figure: text(10).describe('The figure, such as £149.'),
  counts: text(80).meta({ title: 'What it counts', description: 'What it counts, and when.' }),
});

const turn = z.strictObject({
  section: section.optional(),
  form: z
    .enum(['wall', 'windows', 'shirt', 'tags'])
    .optional()
    .describe('How it is drawn: as tiles, windows, a shirt’s number, or a dog’s tags.'),
  before: turned.describe('The figure before, and what it counts.'),
  after: turned.describe('The figure after, and what it counts.'),
});

/** Tiles and windows are counted out, up to as many as can be seen apart. */
export const turningPoint = turn.refine(
  ({ form, before, after }) =>
    !['wall', 'windows'].includes(form ?? '') ||
    ([before, after].every(({ figure }) => /^[1-9]\d?$/.test(figure)) &&
      Number(before.figure) < Number(after.figure)),
  'as tiles or windows has two whole numbers below 100, the larger one after',
);

export const mistake = z.strictObject({
  section,
  struck: z.array(text(40)).min(1).max(4).meta({
    title: 'Struck out',
    description: 'What is struck out: one to four words or short phrases.',
  }),
  instead: text(90).describe('What stands there now.'),
});

export const scene = z.strictObject({
  section,
  subject: z.enum(subjects.names).describe('What is drawn, down to the ground of the words.'),
  ground: z
    .enum(['light', 'accent', 'deep'])
    .describe('The client’s colour at the drawing’s foot, on which the words stand.'),
});
