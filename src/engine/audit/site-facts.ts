import type { PageFacts } from './page-facts.ts';
import type { Sources } from './sources.ts';
import type { TextFacts } from './text-facts.ts';

export type SiteFacts = {
  readonly base: string;
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** The pages that aren't redirect pages. */
  readonly contentPages: readonly PageFacts[];
  /** What every content page has in common: navigation, footer, font. */
  readonly frame: Pick<PageFacts, 'links' | 'assets' | 'ids' | 'objections'>;
  readonly texts: readonly TextFacts[];
  readonly files: ReadonlySet<string>;
  readonly listed: ReadonlySet<string>;
  readonly sources: Sources;
};

type Found = Pick<SiteFacts, 'base' | 'texts' | 'files'> &
  Partial<Pick<SiteFacts, 'frame' | 'sources'>> & { readonly pages: readonly PageFacts[] };

export function siteFacts({ base, pages, frame, texts, files, sources }: Found): SiteFacts {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    base,
    pages: new Map(sorted.map((page) => [page.path, page])),
    contentPages: sorted.filter(({ forward }) => forward === undefined),
    frame: frame ?? { links: [], assets: [], ids: [], objections: [] },
    texts,
    files,
    sources: sources ?? { files: [], ofPage: new Map() },
    listed: new Set(texts.flatMap(({ listed = [] }) => listed)),
  };
}
