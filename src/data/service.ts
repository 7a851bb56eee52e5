import { z } from 'zod';
import { faqs, id, motif, sitePath, text, view } from '../content/parts.ts';

export const service = z.strictObject({
  id: id.meta({
    title: 'Short name',
    description: 'A short name in lower case with hyphens, by which other files call it.',
  }),
  title: text(80).meta({ title: 'Name', description: 'The name of the service.' }),
  description: text(240).meta({
    title: 'Description',
    description: 'The service in one or two sentences.',
  }),
  details: text(900).meta({ title: 'Details', description: 'A paragraph on how it is done.' }),
  outcomes: z
    .array(text(160))
    .min(1)
    .meta({ title: 'Outcomes', description: 'What the client gets out of it.' }),
  whatYouGet: z
    .array(text(160))
    .min(1)
    .meta({ title: 'What you get', description: 'What is delivered.' }),
  faqs,
  page: sitePath.meta({ title: 'Page', description: 'The page that says more.' }),
  motif,
  view,
});

export type Service = z.infer<typeof service>;
