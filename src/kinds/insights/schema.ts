import { z } from 'zod';
import { heading, lead, singlePage } from '../../content/parts.ts';

export const insights = z.strictObject({
  ...singlePage,
  lead,
  featuredHeading: heading,
  allHeading: heading,
});
