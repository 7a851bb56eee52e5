import type { PageFacts } from './page-facts.ts';
import type { Sources } from './sources.ts';
import type { TextFacts } from './text-facts.ts';

/** What the audit's checks look at. */
export type SiteFacts = {
  /** The site's address, without a slash at its end. */
  readonly base: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Those that do more than lead to another. */
  readonly wholePages: readonly PageFacts[];
  /** What every whole page has beside its own: navigation, footer, font. */
  readonly frame: Pick<PageFacts, 'links' | 'assets' | 'ids' | 'objections'>;
  readonly texts: readonly TextFacts[];
  /** Paths of all files below the output folder. */
  readonly files: ReadonlySet<string>;
  /** The addresses in the sitemap. */
  readonly listed: ReadonlySet<string>;
  readonly sources: Sources;
};

type Found = {
  readonly base: string;
  readonly pages: readonly PageFacts[];
  readonly frame?: SiteFacts['frame'];
  readonly texts: readonly TextFacts[];
  readonly files: ReadonlySet<string>;
  /** The content of the pages, so that problems name what to mend. */
  readonly sources?: Sources;
};

/** @param found.base the site's address. */
export function siteFacts({ base, pages, frame, texts, files, sources }: Found): SiteFacts {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    base: base.replace(/\/$/, ''),
    pages: new Map(sorted.map((page) => [page.path, page])),
    wholePages: sorted.filter(({ forward }) => forward === undefined),
    frame: frame ?? { links: [], assets: [], ids: [], objections: [] },
    texts,
    files,
    sources: sources ?? { files: [], ofPage: new Map() },
    listed: new Set(texts.flatMap(({ listed = [] }) => listed)),
  };
}
