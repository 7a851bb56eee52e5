import { z } from 'zod';
import { nameOf, text } from '../../../engine/content/parts.ts';
import { familyPage, steps } from '../../data/page-fields.ts';
import { exhibits } from '../exhibit.ts';

export const servicePage = z.strictObject({
  ...familyPage,
  exhibits,
  cardText: text(100).meta({
    title: 'Line for its card',
    description: 'One line for its card on the home page.',
  }),
  services: z.array(nameOf('services.id')).min(1).describe('The services that it is about.'),
  steps: steps.min(2).describe('How the work runs, step by step.'),
});
