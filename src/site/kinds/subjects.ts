import { type Site, siteLists } from './site.ts';
import type { Subject, Subjects } from './subject.ts';

/** Every page that a card can lead to, by its path. */
export function subjects(site: Site): Subjects {
  const all = siteLists(site).flatMap(({ family, pages }) =>
    pages.flatMap((page): Subject[] => {
      // Every family's schema has a title, and its function takes its own pages.
      const { path, title } = page as typeof page & { readonly title: string };
      const facts = family.subject(page as never, site);
      return facts ? [{ path, title, ...facts }] : [];
    }),
  );
  return new Map(all.map((one) => [one.path, one]));
}

/** Those at some addresses, less the addresses that no card leads to. */
export function subjectsAt(paths: readonly string[], all: Subjects): Subject[] {
  return paths.flatMap((path) => all.get(path) ?? []);
}
