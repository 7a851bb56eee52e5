import type { Objection, PageParts } from './page-facts.ts';

/** Duplicate ids: links, labels and scripts find only the first element with an id. */
export function ids({ repeatedIds }: PageParts): Objection[] {
  return [...repeatedIds].map((id) => ({
    message: `has the id "${id}" twice. If a heading is named so, give it other words.`,
  }));
}
