import { z } from 'zod';
import { facts, familyPage, text } from '../../content/parts.ts';

export const location = z.strictObject({
  ...familyPage,
  place: text(60).meta({
    title: 'Place',
    description: 'The place that is served, such as Newcastle upon Tyne.',
  }),
  facts,
});
