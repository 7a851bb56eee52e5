import type { Problem } from '../kernel/problem.ts';
import { isCanonical } from './orphans.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** Pages whose file, canonical and sitemap entry disagree about their address. */
export function canonicals(site: SiteFacts): Problem[] {
  const { base, pages, contentPages, listed } = site;
  const ofPages = contentPages.flatMap((page) =>
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
  const messages = [];
  if (!/(^|\/)index\.html$|^404\.html$/.test(file)) {
    messages.push(`lies in ${file}, where not every host finds it. Name the file index.html.`);
  }
  if (isIndexed && canonical === undefined)
    messages.push('names no canonical address. Give it one.');
  const canonicalPage = canonical === undefined ? undefined : pageAt(canonical, site);
  if (canonical !== undefined && !(canonicalPage && isCanonical(canonicalPage, site))) {
    messages.push(
      `names the canonical ${canonical}, which is not the address of a page to be found.`,
    );
  }
  if (canonicalPage && canonicalPage.title !== page.title) {
    messages.push(`names the canonical of ${canonicalPage.path}, but is a page of its own.`);
  }
  if (isCanonical(page, site) && !isListed) messages.push('is missing in sitemap.xml.');
  if (!isCanonical(page, site) && isListed) {
    messages.push(`is in sitemap.xml, but ${canonical ?? 'no page'} is to be found instead.`);
  }
  return messages;
}

function pageAt(canonical: string, { base, pages }: SiteFacts): PageFacts | undefined {
  return canonical.startsWith(base) ? pages.get(canonical.slice(base.length)) : undefined;
}
