import { z } from 'zod';
import type { PhotographUse } from '../kernel/photograph.ts';
import { idFrom, idPattern } from '../kernel/slug.ts';

/** Schemas shared by several kinds of file. A field's description is shown when it is missing. */

/** A non-blank line or paragraph. */
export const text = (most = 1000) => z.string().trim().min(1).max(most);

/**
 * Marks in `.meta()` give fields a meaning for checks across files: `unique`, `link`, `from` and
 * `photograph`, see `marked-fields.ts`.
 */

export const id = text(60)
  .regex(idPattern, 'must be lower-case letters, figures and single hyphens, such as calm-dog')
  .meta({ unique: true, meant: idFrom });

/** A reference to an item in a data file: `from` is `clients.name` for a client's name. */
export const nameOf = (from: string, most = 60) => text(most).meta({ from });

/** A day of the agency's life. */
export const day = z.iso.date().refine((date) => date >= '2000', 'which is before the year 2000');

export const metaTitle = z.string().trim().min(10).max(60).meta({
  title: 'Title in search results',
  description: 'The title in the browser tab and in search results.',
  forSearch: true,
});

export const description = z
  .string()
  .trim()
  .min(70)
  .max(160)
  .meta({ description: 'What a search result says under the title.', forSearch: true });

export const keywords = z
  .array(text(60))
  .min(1)
  .max(8)
  .meta({ description: 'One to eight phrases that people search for.', forSearch: true });

/** A path on this site, such as /work. Whether the page exists is checked across files. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'must be a path on this site that begins with one slash, such as /work')
  .meta({ link: true });

/** Only characters that every host treats alike, and not a file that the build makes. */
export const formerPath = z
  .string()
  .regex(
    /^(?!\/assets\/)(?!.*\/(?:index|404)\.html$)(\/[\w-]+)+(\.html)?$/,
    'must be a former path on this site, such as /our-work: letters, figures and hyphens, no slash at its end',
  );

/**
 * Only characters without special meaning to any host: Caddy expands `{env.NAME}`, `;` ends nginx's
 * line, Vercel and Netlify treat `:name` and `*` as patterns.
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
  forSearch: true,
});

export const draft = z.boolean().optional().meta({
  title: 'Draft: held back',
  description: 'Holds the page back: it is on no page, list or feed.',
});

export const section = text(120).meta({
  heading: true,
  title: 'Stands with',
  description: 'The heading in the text that it stands with, in the same words.',
});

/** Reports missing fields that other fields require. */
export function needed(
  names: readonly string[],
  value: { readonly [field: string]: unknown },
  context: z.RefinementCtx,
): void {
  for (const name of names) {
    if (value[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], input: undefined, message: '' });
    }
  }
}

export const searchable = { metaTitle, description, keywords };

export const alt = text(300).meta({
  title: 'What it shows',
  description: 'What it shows, for people who cannot see it.',
});

export const photograph = (use: PhotographUse) =>
  z.strictObject({
    photo: text(120).meta({
      photograph: use,
      title: 'File',
      description: 'The photograph itself.',
    }),
    alt,
    caption: text(200).optional().describe('The words under it.'),
  });
