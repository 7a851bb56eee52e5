import { z } from 'zod';
import { nameOf, text } from '../../../engine/content/parts.ts';
import { heading, headingOver, lead, singlePage } from '../../data/page-fields.ts';

const tab = z.strictObject({
  name: text(20).meta({ title: 'Tab', description: 'The word on the tab.' }),
  title: text(80).meta({ title: 'Title', description: 'The title of what the tab shows.' }),
  text: text(400).meta({ title: 'Text', description: 'The description under that title.' }),
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
      caseStudy: nameOf('caseStudies.id').meta({
        title: 'Case study',
        description: 'The case study it tells of.',
      }),
      label: text(40).meta({ title: 'Label', description: 'Who and when.' }),
      figure: text(30).meta({ title: 'Figure', description: 'The figure, with what it counts.' }),
      cost: text(30).meta({ title: 'Cost', description: 'What each one cost.' }),
    })
    .meta({
      title: 'Note in the picture',
      description: 'The note on what stands on the pier in the picture.',
    }),
  introHeading: heading.meta({
    title: 'Heading of the introduction',
    description: 'The heading of the introduction, which is the text of this page.',
  }),
  servicesHeading: headingOver('the services'),
  projectsHeading: headingOver('the projects'),
  testimonialsHeading: headingOver('the clients’ words'),
  howHeading: headingOver('the three tabs'),
  how: z
    .strictObject({
      goal: tab.meta({ title: 'Goal', description: 'The first tab: what we aim for.' }),
      how: tab.meta({
        title: 'How',
        description: 'The second tab, which is open at first: how we go about it.',
      }),
      proof: tab.meta({
        title: 'Proof',
        description: 'The third tab: how you see that it worked.',
      }),
    })
    .meta({ title: 'How we work', description: 'The three tabs of "How we work".' }),
});
