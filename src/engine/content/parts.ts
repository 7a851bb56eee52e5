import { z } from 'zod';
import { motifNames } from '../../site/illustration/motif-name.ts';
import { viewNames } from '../../site/illustration/view-name.ts';
import type { PhotographUse } from '../kernel/photograph.ts';
import { idPattern } from '../kernel/slug.ts';

/** Pieces that several kinds of file share. The sentence over a field is shown when it is missing. */

/** One line or paragraph that must not be blank. */
export const text = (most = 1000) => z.string().trim().min(1).max(most);

/**
 * Marks in `.meta()` say what a field means, for the checks over all files: `unique`, `link`,
 * `from` and `photograph`, see `marked-fields.ts`.
 */

/** A name for other files, which may also stand in an address or in the name of a file. */
export const id = text(60)
  .regex(idPattern, 'must be lower-case letters, figures and single hyphens, such as calm-dog')
  .meta({ unique: true });

/** What names something in a data file: `from` is `clients.name` for the name of a client. */
export const nameOf = (from: string, most = 60) => text(most).meta({ from });

export const metaTitle = z.string().trim().min(10).max(60).meta({
  title: 'Title in search results',
  description: 'The title in the browser tab and in search results.',
});

export const description = z.string().trim().min(70).max(160).meta({
  title: 'Description',
  description: 'What a search result says under the title.',
});

export const keywords = z
  .array(text(60))
  .min(1)
  .max(8)
  .meta({ title: 'Keywords', description: 'One to eight phrases that people search for.' });

export const motif = z.enum(motifNames).meta({
  title: 'Picture',
  description: 'What the page’s picture stacks into bars.',
});

export const view = z.enum(viewNames).optional().meta({
  title: 'View',
  description: 'What the page’s picture shows instead of bars.',
});

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
      label: text(40).meta({
        title: 'Label',
        description: 'What the fact is about, in a word or three.',
      }),
      value: text(48).meta({ title: 'Value', description: 'The fact itself.' }),
    }),
  )
  .min(2)
  .max(5)
  .meta({ title: 'Facts', description: 'Two to five short facts, each with a label and a value.' });

/** A path on this site, such as /work. That the page exists is checked later, over all files. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be a path on this site that begins with one slash, such as /work')
  .meta({ link: true });

/**
 * An address that a page had once. Only such characters as every host understands alike; files that
 * the build makes itself cannot be meant.
 */
export const formerPath = z
  .string()
  .regex(
    /^(?!\/assets\/)(?!.*\/(?:index|404)\.html$)(\/[\w-]+)+(\.html)?$/,
    'must be a former path on this site, such as /our-work: letters, figures and hyphens, no slash at its end',
  );

/**
 * Where a former address leads. Only such characters as mean nothing but themselves to any host:
 * Caddy would fill in `{env.NAME}`, a `;` would end nginx's line, Vercel and Netlify would take
 * `:name` and `*` for patterns.
 */
export const redirectTarget = z
  .string()
  .regex(
    /^\/([\w-]+(\/[\w-]+)*)?(\?[\w-]+=[\w.-]*(&[\w-]+=[\w.-]*)*)?(#[\w-]+)?$/,
    'must be the path of a page, such as /work, /work?category=video or /services#video, in letters, figures and hyphens',
  );

export const aliases = z.array(formerPath).min(1).max(20).optional().meta({
  title: 'Former addresses',
  description: 'Addresses that the page had once, such as /our-old-name; they lead here.',
});

export const draft = z.boolean().optional().meta({
  title: 'Draft: held back',
  description: 'Holds the page back: it is on no page, list or feed.',
});

export const related = z.array(sitePath).length(3).meta({
  title: 'Related pages',
  description: 'Three pages to go on to: a project, a service and an article.',
});

/** The kinds of pieces that a project can show. */
export const pieceKind = z.enum(['feed', 'storyboard', 'ad', 'brief', 'report']);

/** Figures that are set large. */
export const figures = z
  .array(
    z.strictObject({
      figure: text(8).meta({
        title: 'Figure',
        description: 'The figure with its unit, such as £200.',
      }),
      counts: text(80).meta({ title: 'What it counts', description: 'What it counts.' }),
    }),
  )
  .min(1)
  .max(3)
  .optional();

/** The heading of the text that something stands with. */
export const section = text(120).meta({
  heading: true,
  title: 'Stands with',
  description: 'The heading in the text that it stands with, in the same words.',
});

/** What every page says to search engines. */
export const searchable = { metaTitle, description, keywords };

/** What every page of a family (a location, a sector, …) shows at its top and its foot. */
export const familyPage = {
  ...searchable,
  name: text(40).meta({
    title: 'Short name',
    description: 'The short name, for menus and breadcrumbs.',
  }),
  title: text(80).meta({ title: 'Title', description: 'The headline of the page.' }),
  intro: text(320).meta({
    title: 'Intro',
    description: 'One or two sentences under the headline.',
  }),
  motif,
  view,
  faqs,
  related,
  proof: pieceKind.optional().meta({
    title: 'Piece of work',
    description:
      'Which piece of its first related project goes across the page, if not the first that its text lacks.',
  }),
  aliases,
  draft,
};

/** A photograph and what is said of it. */
export const photograph = (use: PhotographUse) =>
  z.strictObject({
    photo: text(120).meta({
      photograph: use,
      title: 'File',
      description: 'The photograph itself.',
    }),
    alt: text(300).meta({
      title: 'What it shows',
      description: 'What it shows, for people who cannot see it.',
    }),
    caption: text(200).optional().meta({ title: 'Caption', description: 'The words under it.' }),
  });

export const lead = text(320).meta({
  title: 'Intro',
  description: 'One to three sentences under the headline.',
});

/** @param what is under it, as a sentence names it: `the prices`. */
export const headingOver = (what: string) =>
  text(80).meta({ title: `Heading over ${what}`, description: `What stands over ${what}.` });

/** The heading of a section that has fields of its own. */
export const heading = text(80).meta({
  title: 'Heading',
  description: 'The heading of the section.',
});

/** What every page has that exists once. */
export const singlePage = {
  ...searchable,
  title: text(80).meta({ title: 'Title', description: 'The headline of the page.' }),
};
