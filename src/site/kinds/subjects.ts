import { siteLists } from '../../engine/content/base-site.ts';
import { kinds } from './kinds.ts';
import type { Site } from './site.ts';
import type { Subject, Subjects } from './subject.ts';

export function subjects(site: Site): Subjects {
  const all = siteLists(kinds, site).flatMap(({ family, pages }) =>
    pages.flatMap((page): Subject[] => {
      // Every family's schema has a title, and its function takes its own pages.
      const { path, title } = page as typeof page & { readonly title: string };
      const facts = family.subject(page as never, site);
      // Frozen, so that it is hashed once for all pages that show it.
      return facts ? [Object.freeze({ path, title, ...facts })] : [];
    }),
  );
  return new Map(all.map((one) => [one.path, one]));
}
