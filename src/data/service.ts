import { z } from 'zod';
import { faqs, id, motif, sitePath, text, view } from '../content/parts.ts';

export const service = z.strictObject({
  id: id.describe('A short id in lower case with hyphens, used by other files.'),
  title: text(80).describe('The name of the service.'),
  description: text(240).describe('The service in one or two sentences.'),
  details: text(900).describe('A paragraph on how it is done.'),
  outcomes: z.array(text(160)).min(1).describe('A list of what the client gets out of it.'),
  whatYouGet: z.array(text(160)).min(1).describe('A list of what is delivered.'),
  faqs,
  page: sitePath.describe('The path of the page that says more.'),
  motif,
  view,
});

export type Service = z.infer<typeof service>;
