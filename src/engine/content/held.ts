import type { Fault, Problem } from '../kernel/problem.ts';
import { britishDate } from '../kernel/text.ts';
import { familyFiles, type LoadedContent, soundPage } from './loaded-content.ts';

/** A page that is not published yet: no other page, list or feed shows that it exists. */
export type HeldPage = {
  readonly file: string;
  readonly title: string;
  readonly path: string;
  /** The day on which it goes live, such as `2026-11-24`. A draft has none. */
  readonly until?: string;
  /** What would stop the build if this draft were published. */
  readonly problems: readonly Problem[];
  readonly media: readonly string[];
};

/**
 * The drafts and scheduled pages on a day, sorted by file. Problems in drafts are warnings. A
 * scheduled page is checked as if it were live, since it goes live unattended.
 *
 * @param day the business's day, such as `2026-11-21`; without it no page counts as scheduled.
 */
export function heldPages(content: LoadedContent, day?: string): HeldPage[] {
  const held = familyFiles(content).flatMap((one): HeldPage[] => {
    const { path, title, draft } = one.page;
    const known = { file: one.file, title, path, problems: [], media: [] };
    if (draft) return [known];
    // The row's function takes the row's page.
    const until = one.isSound ? one.family.publishedOn?.(soundPage(one) as never) : undefined;
    const isToCome = day !== undefined && until !== undefined && until > day;
    return isToCome ? [{ ...known, until }] : [];
  });
  return held.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** A link to a held page is allowed from any draft, and from a page that goes live no earlier. */
export function mayLink(from: HeldPage | undefined, to: HeldPage): boolean {
  if (!from?.until) return from !== undefined;
  return to.until !== undefined && to.until <= from.until;
}

export function heldLink(href: string, to: HeldPage, from: HeldPage | undefined): Fault {
  if (to.until === undefined) {
    const message = `The link "${href}" leads to a draft, which is held back; take the link out, or publish ${to.file} by deleting its "draft: true".`;
    return { code: 'link-to-draft', message, words: href };
  }
  const later = from ? ', after this page goes live' : '';
  const message = `The link "${href}" leads to a page that is held back until ${britishDate(to.until)}${later}; take the link out until then, or give ${to.file} an earlier date.`;
  return { code: 'link-to-scheduled', message, words: href };
}

/** One warning per draft with problems: unfinished drafts have many. */
export function draftWarnings(held: readonly HeldPage[]): Problem[] {
  return held.flatMap(({ problems: [first, ...more] }) => {
    if (!first) return [];
    const count = more.length === 1 ? 'is one more problem' : `are ${more.length} more problems`;
    const rest = more.length > 0 ? ` There ${count}.` : '';
    return [{ ...first, message: `(draft, before it can be published) ${first.message}${rest}` }];
  });
}
