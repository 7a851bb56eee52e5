import type { Problem } from '../kernel/problem.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';
import { onThisSite, pathOf } from './targets.ts';

/** Pages that may be found, but that no way over links leads to from Home. */
export function orphans(site: SiteFacts): Problem[] {
  const reached = new Set(['/']);
  // A set that grows is walked to its new end.
  for (const path of reached)
    for (const next of linked(site.pages.get(path), site)) reached.add(next);
  return site.wholePages
    .filter((page) => isCanonical(page, site) && !reached.has(page.path))
    .map(({ path }) => ({
      file: path,
      message: 'is reached by no link from Home. Link to it from another page.',
    }));
}

/** Whether the page is to be found under this address and no other. */
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
