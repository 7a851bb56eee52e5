import type { Fault, Problem } from '../kernel/problem.ts';
import { onThisSite, pathOf } from './links.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** What is wrong with pages beside each other. Each check is a row. */
export function siteProblems(site: SiteFacts): Problem[] {
  return [orphans, duplicates, canonicals].flatMap((check) => check(site));
}

function orphans(site: SiteFacts): Problem[] {
  const reached = new Set(['/']);
  // Iterating a set includes the items added during the loop.
  for (const path of reached)
    for (const next of linked(site.pages.get(path), site)) reached.add(next);
  return site.contentPages
    .filter((page) => isCanonical(page, site) && !reached.has(page.path))
    .map(({ path }) => ({
      file: path,
      code: 'unlinked-page',
      message: 'is reached by no link from Home. Link to it from another page.',
    }));
}

/** Whether this is the page's canonical address, and search engines may list it. */
function isCanonical({ path, canonical, isIndexed }: PageFacts, { base }: SiteFacts): boolean {
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

const uniqueProperties: Readonly<Record<string, (page: PageFacts) => string | undefined>> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  h1: ({ h1 }) => h1,
};

/** Pages with the same title, description or h1. Second addresses of a page share them on purpose. */
function duplicates(site: SiteFacts): Problem[] {
  const pages = site.contentPages.filter((page) => isCanonical(page, site));
  return Object.entries(uniqueProperties).flatMap(([name, property]) => {
    const first = new Map<string, string>();
    return pages.flatMap((page): Problem[] => {
      const { path: file } = page;
      const value = property(page);
      if (!value) {
        return [{ file, code: 'wrong-metadata', message: `has no ${name}. Give it one.` }];
      }
      const other = first.get(value);
      if (other === undefined) {
        first.set(value, file);
        return [];
      }
      const message = `has the same ${name} as ${other}: "${value}". Give each page its own.`;
      return [{ file, code: 'repeated-value', message, words: value }];
    });
  });
}

/** Pages whose file, canonical and sitemap entry disagree about their address. */
function canonicals(site: SiteFacts): Problem[] {
  const { base, pages, contentPages, listed } = site;
  const ofPages = contentPages.flatMap((page) =>
    objections(page, site).map((fault) => ({ file: page.path, ...fault })),
  );
  const unknown = [...listed]
    .filter((address) => !pages.has(address.slice(base.length)) || !address.startsWith(base))
    .map((address) => ({
      file: 'sitemap.xml',
      code: 'wrong-metadata' as const,
      message: `lists ${address}, which is no page.`,
    }));
  return [...ofPages, ...unknown];
}

function objections(page: PageFacts, site: SiteFacts): Fault[] {
  const { canonical, isIndexed, file, path } = page;
  const { base, listed } = site;
  const isListed = listed.has(base + path);
  const faults: Fault[] = [];
  const add = (code: Fault['code'], message: string) => faults.push({ code, message });
  if (!/(^|\/)index\.html$|^404\.html$/.test(file)) {
    add('output-path', `lies in ${file}, where not every host finds it. Name the file index.html.`);
  }
  if (isIndexed && canonical === undefined)
    add('wrong-metadata', 'names no canonical address. Give it one.');
  const canonicalPage = canonical === undefined ? undefined : pageAt(canonical, site);
  if (canonical !== undefined && !(canonicalPage && isCanonical(canonicalPage, site))) {
    add(
      'wrong-metadata',
      `names the canonical ${canonical}, which is not the address of a page to be found.`,
    );
  }
  if (canonicalPage && canonicalPage.title !== page.title) {
    const message = `names the canonical of ${canonicalPage.path}, but is a page of its own.`;
    add('wrong-metadata', message);
  }
  if (isCanonical(page, site) && !isListed) add('wrong-metadata', 'is missing in sitemap.xml.');
  if (!isCanonical(page, site) && isListed) {
    const message = `is in sitemap.xml, but ${canonical ?? 'no page'} is to be found instead.`;
    add('wrong-metadata', message);
  }
  return faults;
}

function pageAt(canonical: string, { base, pages }: SiteFacts): PageFacts | undefined {
  return canonical.startsWith(base) ? pages.get(canonical.slice(base.length)) : undefined;
}
