import type { Problem } from '../kernel/problem.ts';
import { isCanonical } from './orphans.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** A page's file, links, canonical and place in the sitemap all give it the same address. */
export function canonicals(site: SiteFacts): Problem[] {
  const { base, pages, wholePages, listed } = site;
  const ofPages = wholePages.flatMap((page) =>
    objections(page, site).map((message) => ({ file: page.path, message })),
  );
  const unknown = [...listed]
    .filter((address) => !pages.has(address.slice(base.length)) || !address.startsWith(base))
    .map((address) => ({ file: 'sitemap.xml', message: `lists ${address}, which is no page.` }));
  return [...ofPages, ...unknown];
}

function objections(page: PageFacts, site: SiteFacts): string[] {
  const { canonical, isIndexed, file, path } = page;
  const { base, listed } = site;
  const isListed = listed.has(base + path);
  const said = [];
  if (!/(^|\/)index\.html$|^404\.html$/.test(file)) {
    said.push(`lies in ${file}, where not every host finds it. Name the file index.html.`);
  }
  if (isIndexed && canonical === undefined) said.push('names no canonical address. Give it one.');
  const owner = canonical === undefined ? undefined : ownerOf(canonical, site);
  if (canonical !== undefined && !(owner && isCanonical(owner, site))) {
    said.push(`names the canonical ${canonical}, which is not the address of a page to be found.`);
  }
  if (owner && owner.title !== page.title) {
    said.push(`names the canonical of ${owner.path}, but is a page of its own.`);
  }
  if (isCanonical(page, site) && !isListed) said.push('is missing in sitemap.xml.');
  if (!isCanonical(page, site) && isListed) {
    said.push(`is in sitemap.xml, but ${canonical ?? 'no page'} is to be found instead.`);
  }
  return said;
}

function ownerOf(canonical: string, { base, pages }: SiteFacts): PageFacts | undefined {
  return canonical.startsWith(base) ? pages.get(canonical.slice(base.length)) : undefined;
}
