import { z } from 'zod';
import { lead, singlePage } from '../../data/page-fields.ts';
import { exhibits } from '../exhibit.ts';

export const privacy = z.strictObject({
  ...singlePage,
  lead,
  exhibits,
  updated: z.iso
    .date()
    .meta({ title: 'Changed on', description: 'The day its words last changed.' }),
});
