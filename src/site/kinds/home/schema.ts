import { z } from 'zod';
import { nameOf, sitePath, text } from '../../../engine/content/parts.ts';
import { heading, headingOver, lead, pieceKind, singlePage } from '../../data/page-fields.ts';

const tab = z.strictObject({
  name: text(20).meta({ title: 'Tab', description: 'The word on the tab.' }),
  title: text(80).describe('The title of what the tab shows.'),
  text: text(400).describe('The description under that title.'),
});

export const home = z.strictObject({
  ...singlePage,
  label: text(60).meta({
    title: 'Line over the title',
    description: 'The small line over the headline.',
  }),
  lead,
  tip: z
    .strictObject({
      caseStudy: nameOf('caseStudies.id').describe('The case study it tells of.'),
      label: text(40).describe('Who and when.'),
      figure: text(30).describe('The figure, with what it counts.'),
      cost: text(30).describe('What each one cost.'),
    })
    .meta({
      title: 'Note in the picture',
      description: 'The note on what stands on the pier in the picture.',
    }),
  introHeading: heading.meta({
    title: 'Heading of the introduction',
    description: 'The heading of the introduction, which is the text of this page.',
  }),
  work: z
    .strictObject({
      project: sitePath.describe('The project’s page, such as /projects/calm-dog.'),
      piece: pieceKind.describe('One of its pieces. A storyboard plays as a film.'),
    })
    .optional()
    .meta({ title: 'Work', description: 'A client’s work beside the introduction.' }),
  servicesHeading: headingOver('the services'),
  projectsHeading: headingOver('the projects'),
  testimonialsHeading: headingOver('the clients’ words'),
  howHeading: headingOver('the three tabs'),
  how: z
    .strictObject({
      goal: tab.describe('The first tab: what we aim for.'),
      how: tab.describe('The second tab, which is open at first: how we go about it.'),
      proof: tab.describe('The third tab: how you see that it worked.'),
    })
    .meta({ title: 'How we work', description: 'The three tabs of "How we work".' }),
});
