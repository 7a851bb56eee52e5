import type { Site } from '../content/site.ts';

/** A former address and the page that is there instead, both paths. */
export type Redirect = { readonly from: string; readonly to: string };

/** Every former address that the content knows of, in the order of the alphabet. */
export function redirects(site: Site): Redirect[] {
  const { articles, projects, servicePages, locations, sectors, audiences } = site;
  const pages = [articles, projects, servicePages, locations, sectors, audiences].flat();
  const own = pages.flatMap(({ path, aliases = [] }) =>
    aliases.map((from) => ({ from, to: path })),
  );
  return [...site.redirects, ...own].sort((a, b) => (a.from < b.from ? -1 : 1));
}
