import type { OutputFile } from '../../kernel/output-file.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import type { Sources } from './sources.ts';

/** What the audit's checks look at: facts of the pages, and the other files as they are. */
export type SiteFacts = {
  /** The site's address, without a slash at its end. */
  readonly base: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Those that are more than a sign to another. */
  readonly wholePages: readonly PageFacts[];
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The addresses in the sitemap. */
  readonly listed: ReadonlySet<string>;
  readonly sources: Sources;
};

/** @param base the site's address. */
export function siteFacts(all: readonly OutputFile[], base: string, sources: Sources): SiteFacts {
  const pages = all
    .filter(({ path }) => path.endsWith('.html'))
    .map(pageFacts)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    base: base.replace(/\/$/, ''),
    pages: new Map(pages.map((page) => [page.path, page])),
    wholePages: pages.filter(({ forward }) => forward === undefined),
    files: new Map(all.map((file) => [file.path, file])),
    listed: new Set(all.filter(({ path }) => /^sitemap.*\.xml$/.test(path)).flatMap(locations)),
    sources,
  };
}

/** A sitemap that lists other sitemaps names files, which are no pages. */
function locations({ content }: OutputFile): string[] {
  return [...String(content).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((location) => !location.endsWith('.xml'));
}
