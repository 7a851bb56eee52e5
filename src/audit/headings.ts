import type { Objection, PageParts } from './page-facts.ts';

/** Headings by which a page can be read aloud: one h1, first, and no level left out. */
export function headings({ headings }: PageParts): Objection[] {
  const firsts = headings.filter(({ level }) => level === 1).length;
  const leaps = headings.flatMap(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    const message = `has the h${level} "${text}" after an h${before}.`;
    return level <= before + 1 ? [] : [{ message, words: `${'#'.repeat(level)} ${text}` }];
  });
  const message = `has ${firsts} headings of level 1. A page has one.`;
  return firsts === 1 ? leaps : [{ message }, ...leaps];
}
