import type { Problem } from '../../kernel/problem.ts';
import type { SiteFacts } from './site-facts.ts';

/** Two things of one name on a page: links, labels and scripts find whichever comes first. */
export function ids({ wholePages }: SiteFacts): Problem[] {
  return wholePages.flatMap(({ path, repeatedIds }) =>
    [...repeatedIds].map((id) => ({
      file: path,
      message: `has the id "${id}" twice. If a heading is named so, give it other words.`,
    })),
  );
}
