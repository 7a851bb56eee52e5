import { z } from 'zod';
import { heading, lead, nameOf, singlePage, text } from '../../content/parts.ts';

const tab = z.strictObject({
  name: text(20).describe('The word on the tab.'),
  title: text(80).describe('The title of what the tab shows.'),
  text: text(400).describe('The description under that title.'),
});

export const home = z.strictObject({
  ...singlePage,
  label: text(60).describe('The small line over the headline.'),
  lead,
  tip: z
    .strictObject({
      caseStudy: nameOf('caseStudies.id').describe('The id of the case study it tells of.'),
      label: text(40).describe('Who and when.'),
      figure: text(30).describe('The figure, with what it counts.'),
      cost: text(30).describe('What each one cost.'),
    })
    .describe('The note that points at a bar in the picture.'),
  introHeading: heading.describe('The heading of the introduction, whose text is the file’s body.'),
  servicesHeading: heading,
  projectsHeading: heading,
  testimonialsHeading: heading,
  howHeading: heading,
  how: z
    .strictObject({
      goal: tab.describe('The first tab: what we aim for.'),
      how: tab.describe('The second tab, which is open at first: how we go about it.'),
      proof: tab.describe('The third tab: how you see that it worked.'),
    })
    .describe('The three tabs of "How we work": goal, how and proof.'),
});
