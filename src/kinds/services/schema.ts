import { z } from 'zod';
import { heading, lead, singlePage } from '../../content/parts.ts';

export const services = z.strictObject({
  ...singlePage,
  lead,
  pricesHeading: heading.describe('The heading over the prices of content/prices.json.'),
  pricesLead: lead.describe('One to three sentences under that heading.'),
});
