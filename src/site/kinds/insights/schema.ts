import { z } from 'zod';
import { headingOver, lead, singlePage } from '../../data/page-fields.ts';

export const insights = z.strictObject({
  ...singlePage,
  lead,
  featuredHeading: headingOver('the featured articles'),
  allHeading: headingOver('all articles'),
});
