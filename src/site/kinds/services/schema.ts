import { z } from 'zod';
import { heading, lead, singlePage } from '../../data/page-fields.ts';

/** Source: specification, section 2. */
export const servicesPath = '/services';

export const services = z.strictObject({
  ...singlePage,
  lead,
  pricesHeading: heading.meta({
    title: 'Heading over the prices',
    description: 'What stands over the sizes of a retainer.',
  }),
  pricesLead: lead.meta({
    title: 'Introduction to the prices',
    description: 'One to three sentences under that heading.',
  }),
});
