import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { facts, familyPage } from '../../data/page-fields.ts';
import { exhibits } from '../exhibit.ts';

export const location = z.strictObject({
  ...familyPage,
  exhibits,
  place: text(60).describe('The place that is served, such as Newcastle upon Tyne.'),
  facts,
});
