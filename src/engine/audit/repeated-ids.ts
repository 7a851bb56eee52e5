import type { Objection, PageParts } from './page-notes.ts';

/** Two things of one name on a page: links, labels and scripts find whichever comes first. */
export function repeatedIdsOf({ repeatedIds }: PageParts): Objection[] {
  return [...repeatedIds].map((id) => ({
    message: `has the id "${id}" twice. If a heading is named so, give it other words.`,
  }));
}
