import { z } from 'zod';
import { headingOver, lead, singlePage } from '../../content/parts.ts';

export const insights = z.strictObject({
  ...singlePage,
  lead,
  featuredHeading: headingOver('the featured articles'),
  allHeading: headingOver('all articles'),
});
