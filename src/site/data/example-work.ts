import { z } from 'zod';
import { id, text } from '../../engine/content/parts.ts';
import { faceNames } from '../illustration/faces.ts';
import { brand } from './client.ts';
import { pieceKind } from './page-fields.ts';
import { drawnFrom, lacksNothing, pieceWords } from './piece-fields.ts';

/** No ads: an ad shows which variant won, and an example has no results. */
const { variants, winner, ...drawnFromThese } = drawnFrom;

const examplePiece = z
  .strictObject({
    kind: pieceKind.exclude(['ad']).describe('What sort of work it would be.'),
    ...pieceWords,
    ...drawnFromThese,
  })
  .superRefine(lacksNothing);

export const example = z.strictObject({
  id: id.meta({
    title: 'Short name',
    description: 'A short name in lower case with hyphens, by which pages call it.',
  }),
  name: text(40).meta({
    title: 'For whom',
    description: 'The words after “An example for”, such as a 40-cover restaurant.',
  }),
  face: z
    .enum(faceNames)
    .meta({ title: 'Typeface', description: 'The typeface of the words in it.' }),
  brand: brand.meta({ title: 'Colours', description: 'The colours in which it is drawn.' }),
  pieces: z
    .array(examplePiece)
    .min(1)
    .max(4)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
      message: 'has two pieces of one kind, of which pages can show only one. Delete the other',
    })
    .describe('A feed, a storyboard, a brief, a page of a report: one of each at most.'),
});

export type Example = z.infer<typeof example>;
