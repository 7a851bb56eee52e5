import type { Problem } from '../kernel/problem.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';
import { onThisSite, pathOf } from './targets.ts';

/** Indexed pages that cannot be reached by links from Home. */
export function orphans(site: SiteFacts): Problem[] {
  const reached = new Set(['/']);
  // Iterating a set includes the items added during the loop.
  for (const path of reached)
    for (const next of linked(site.pages.get(path), site)) reached.add(next);
  return site.contentPages
    .filter((page) => isCanonical(page, site) && !reached.has(page.path))
    .map(({ path }) => ({
      file: path,
      message: 'is reached by no link from Home. Link to it from another page.',
    }));
}

/** Whether this is the page's canonical address, and search engines may list it. */
export function isCanonical(
  { path, canonical, isIndexed }: PageFacts,
  { base }: SiteFacts,
): boolean {
  return isIndexed && canonical === base + path;
}

function linked(page: PageFacts | undefined, { base, pages, frame }: SiteFacts): string[] {
  if (!page) return [];
  const shared = page.path === '/' ? frame.links : [];
  const hrefs = [...shared, ...page.links, ...(page.forward ? [page.forward] : [])];
  return hrefs
    .map((href) => pathOf(onThisSite(href, page.path, base) ?? ''))
    .filter((path) => pages.has(path));
}
