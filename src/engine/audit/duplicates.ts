import { isCanonical } from './orphans.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';
import type { PageProblem } from './sources.ts';

/** The properties that must be unique to a page. */
const uniqueProperties: Readonly<Record<string, (page: PageFacts) => string | undefined>> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  h1: ({ h1 }) => h1,
};

/** Pages with the same title, description or h1. Second addresses of a page share them on purpose. */
export function duplicates(site: SiteFacts): PageProblem[] {
  const pages = site.contentPages.filter((page) => isCanonical(page, site));
  return Object.entries(uniqueProperties).flatMap(([name, property]) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const value = property(page);
      if (!value) return [{ file: page.path, message: `has no ${name}. Give it one.` }];
      const other = first.get(value);
      if (other === undefined) {
        first.set(value, page.path);
        return [];
      }
      const message = `has the same ${name} as ${other}: "${value}". Give each page its own.`;
      return [{ file: page.path, message, words: value }];
    });
  });
}
