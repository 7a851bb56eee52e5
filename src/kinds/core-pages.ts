import { z } from 'zod';
import { searchable, text } from '../content/parts.ts';

/**
 * The pages that exist once, each a file in content/pages/. A line longer than most files, because
 * the table at the end wants all of them in view.
 */

const page = {
  ...searchable,
  title: text(80).describe('The headline of the page.'),
};

const lead = text(320).describe('One to three sentences under the headline.');

const heading = text(80).describe('The heading of the section.');

const tab = z.strictObject({
  name: text(20).describe('The word on the tab.'),
  title: text(80).describe('The title of what the tab shows.'),
  text: text(400).describe('The description under that title.'),
});

export const home = z.strictObject({
  ...page,
  label: text(60).describe('The small line over the headline.'),
  lead,
  tip: z
    .strictObject({
      caseStudy: text(60).describe('The id of the case study it tells of.'),
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

export const work = z.strictObject({
  ...page,
  lead,
  specialties: z
    .strictObject({
      title: heading,
      lead: text(400).describe('A sentence or two under the heading.'),
      timeline: z
        .array(
          z.strictObject({
            year: z.number().int().min(2000).max(2100).describe('The year.'),
            text: text(200).describe('What happened in it.'),
          }),
        )
        .min(1)
        .describe('A list of years, each with a text.'),
    })
    .describe('The specialties section with its timeline.'),
});

export const services = z.strictObject({ ...page, lead });

export const about = z.strictObject({
  ...page,
  lead,
  missionHeading: heading.describe('The heading of the mission, whose text is the file’s body.'),
  valuesHeading: heading,
  values: z
    .array(
      z.strictObject({
        name: text(40).describe('The value.'),
        text: text(300).describe('What it means in practice.'),
      }),
    )
    .min(1)
    .describe('A list of values, each with a name and a text.'),
  mediaKit: z
    .strictObject({
      title: heading,
      text: text(300).describe('How somebody gets the kit.'),
      button: text(40).describe('The words on the button.'),
    })
    .describe('The media kit, which is sent on request.'),
});

export const insights = z.strictObject({
  ...page,
  lead,
  featuredHeading: heading,
  allHeading: heading,
});

export const contact = z.strictObject({
  ...page,
  lead,
  quizLink: text(60).describe('The words on the link to the quiz, under the lead.'),
  formHeading: heading,
  formNote: text(200).describe('What happens with the message.'),
  quizHeading: heading,
  quizLead: text(320).describe('A sentence or two about the quiz.'),
});

export const thankYou = z.strictObject({
  ...page,
  lead,
  booking: z
    .strictObject({
      title: heading,
      text: text(400).describe('What the session is.'),
      button: text(60).describe('The words on the mail link.'),
      placeholder: text(200).describe('What stands where the calendar will be.'),
    })
    .describe('The booking section.'),
  stepsHeading: heading,
  steps: z
    .array(
      z.strictObject({
        title: text(60).describe('The name of the step.'),
        text: text(300).describe('What happens in it.'),
      }),
    )
    .min(1)
    .describe('What happens next: a list of steps, each with a title and a text.'),
  waitHeading: heading,
});

export const notFound = z.strictObject({ ...page, lead });

export const privacy = z.strictObject({
  ...page,
  lead,
  updated: z.iso.date().describe('The day its words last changed, such as 2026-05-01.'),
});

/** File name in content/pages/ (less `.md`) → its fields and its address. */
export const corePages = {
  home: { schema: home, path: '/' },
  work: { schema: work, path: '/work' },
  services: { schema: services, path: '/services' },
  about: { schema: about, path: '/about' },
  insights: { schema: insights, path: '/insights' },
  contact: { schema: contact, path: '/contact' },
  'thank-you': { schema: thankYou, path: '/thank-you' },
  'not-found': { schema: notFound, path: '*' },
  privacy: { schema: privacy, path: '/privacy' },
} as const;
