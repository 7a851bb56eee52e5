import type { Objection, PageParts } from './page-notes.ts';

/** Screen readers navigate by headings: a page needs exactly one h1, first, and no skipped levels. */
export function headings({ headings }: PageParts): Objection[] {
  const count = headings.filter(({ level }) => level === 1).length;
  const skips = headings.flatMap(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    const message = `has the h${level} "${text}" after an h${before}.`;
    return level <= before + 1 ? [] : [{ message, words: `${'#'.repeat(level)} ${text}` }];
  });
  const message = `has ${count} headings of level 1. A page has one.`;
  return count === 1 ? skips : [{ message }, ...skips];
}
