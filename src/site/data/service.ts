import { z } from 'zod';
import { sitePath, text } from '../../engine/content/parts.ts';
import { faqs, figures, motif, pieceKind, shortName, view } from './page-fields.ts';

const work = z
  .strictObject({
    project: sitePath.describe('The project’s page, such as /projects/calm-dog.'),
    piece: pieceKind.optional().describe('One of its pieces.'),
    figures: figures.describe(
      'Instead of a piece: what a result of the project cost, first and later, and last what it may cost.',
    ),
  })
  .refine(({ piece, figures }) => (piece === undefined) !== (figures === undefined), {
    message: 'has to show either a "piece" or "figures". Keep one of them',
  });

export const service = z.strictObject({
  id: shortName,
  title: text(80).meta({ title: 'Name', description: 'The name of the service.' }),
  description: text(240).describe('The service in one or two sentences.'),
  details: text(900).describe('A paragraph on how it is done.'),
  price: text(60).describe('What it costs in a few words, such as From £1k a month.'),
  outcomes: z.array(text(160)).min(1).describe('What the client gets out of it.'),
  whatYouGet: z.array(text(160)).min(1).describe('What is delivered.'),
  faqs,
  page: sitePath.describe('The page that says more.'),
  motif,
  view,
  work: work
    .optional()
    .describe('A client’s work that proves it. No two services show the same kind of piece.'),
});

export type Service = z.infer<typeof service>;

/** A service's layout on the Services page, by its work. The schema allows each only once. */
export function composition({ work }: Pick<Service, 'work'>) {
  return work ? (work.piece ?? 'figures') : 'picture';
}

export const services = z
  .array(service)
  .min(1)
  .superRefine((all, context) => {
    const compositions = all.map(composition);
    for (const [at, one] of compositions.entries()) {
      const first = compositions.indexOf(one);
      if (first === at) continue;
      const message = `shows the same kind of work (${one}) as "${all[first]?.id}", so that the two would look alike. Choose another "piece", or "figures"`;
      context.addIssue({ code: 'custom', path: [at], input: all[at], message });
    }
  });
