import { z } from 'zod';
import { id, searchable, sitePath, text } from '../../engine/content/parts.ts';
import { motifNames } from '../illustration/motifs.ts';
import { views } from '../illustration/views.ts';

/** The parts of long forms, as a person would tell what a page says. */
export const whoFor = { part: 'Who it was for' } as const;
export const whatAsked = { part: 'What was asked' } as const;
export const whatWeDid = { part: 'What we did' } as const;
export const whatCame = { part: 'What came of it' } as const;
export const inPictures = { part: 'Pictures' } as const;
export const atTheFoot = { part: 'At the foot' } as const;

export const shortName = id.meta({
  title: 'Short name',
  description: 'A short name in lower case with hyphens, by which other files call it.',
});

export const motif = z.enum(motifNames).meta({
  title: 'Picture',
  description: 'What the page’s picture stacks into bars.',
  ...inPictures,
});

export const view = z
  .enum(views.names)
  .optional()
  .describe('What the page’s picture shows instead of bars.')
  .meta(inPictures);

export const question = z.strictObject({
  q: text(160).meta({
    title: 'Question',
    description: 'A question in the words a client would use.',
  }),
  a: text(800).meta({ title: 'Answer', description: 'The answer, in plain text.' }),
});

export const faqs = z
  .array(question)
  .min(1)
  .meta({ title: 'Questions and answers', description: 'What clients ask, each with its answer.' });

export const facts = z
  .array(
    z.strictObject({
      label: text(40).describe('What the fact is about, in a word or three.'),
      // Room for three sets of opening hours.
      value: text(100).describe('The fact itself.'),
    }),
  )
  .min(2)
  .max(5)
  .describe('Two to five short facts, each with a label and a value.');

export const related = z
  .array(sitePath)
  .length(3)
  .meta({
    ...atTheFoot,
    title: 'Related pages',
    description: 'Three pages to go on to: a project, a service and an article.',
  });

export const steps = z.array(
  z.strictObject({
    title: text(60).meta({ title: 'Step', description: 'The name of the step.' }),
    text: text(300).describe('What happens in it.'),
  }),
);

export const pieceKind = z.enum(['feed', 'storyboard', 'ad', 'brief', 'report']);

export const figures = z
  .array(
    z.strictObject({
      figure: text(8).describe('The figure with its unit, such as £200.'),
      counts: text(80).meta({ title: 'What it counts', description: 'What it counts.' }),
    }),
  )
  .min(1)
  .max(3)
  .optional();

export const lead = text(320).meta({
  title: 'Intro',
  description: 'One to three sentences under the headline.',
});

/** @param what is under it, for a sentence: `the prices`. */
export const headingOver = (what: string) =>
  text(80).meta({ title: `Heading over ${what}`, description: `What stands over ${what}.` });

export const heading = text(80).meta({
  title: 'Heading',
  description: 'The heading of the section.',
});

export const closing = text(40)
  .optional()
  .meta({
    ...atTheFoot,
    title: 'Headline at the foot',
    description: 'The headline of the call to action at its foot, if not the one of all pages.',
  });

/** Fields of all single pages. */
export const singlePage = {
  title: text(80).describe('The headline of the page.'),
  ...searchable,
};
