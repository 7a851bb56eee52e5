import type { Fault } from '../kernel/problem.ts';
import { pageObjections } from './page-checks.ts';
import { pageParts } from './page-notes.ts';
import { namedAssets } from './text-facts.ts';

/** What the audit needs to know about one finished page. JSON-serialisable, and cached with it. */
export type PageFacts = {
  /** Below the output folder: `work/index.html`. */
  readonly file: string;
  /** As in a link: `/work`; the 404 page is `/404`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly h1?: string;
  /** Absolute. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  readonly forward?: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** Assets that the page loads, and its share image, as written. */
  readonly assets: readonly string[];
  readonly objections: readonly Fault[];
};

/**
 * Reads a finished page.
 *
 * @param frame the facts that all pages share: they may be missing from `content`, and are left out
 *   of the page's own facts.
 */
export function pageFacts(file: string, content: string, frame?: PageFacts): PageFacts {
  const parts = pageParts(content, frame?.ids);
  const { title, description, canonical, isIndexed, forward } = parts;
  const h1 = parts.headings.find(({ level }) => level === 1)?.text;
  const own = (all: Set<string>, shared: readonly string[] = []) => {
    for (const one of shared) all.delete(one);
    return [...all];
  };
  for (const { text } of parts.inline)
    for (const name of inlineAssets(text)) parts.assets.add(name);
  return {
    file,
    path: address(file),
    title,
    description,
    ...(h1 !== undefined && { h1 }),
    ...(canonical !== undefined && { canonical }),
    isIndexed,
    ...(forward !== undefined && { forward }),
    ids: own(parts.ids, frame?.ids),
    links: own(parts.links, frame?.links),
    assets: own(parts.assets, frame?.assets),
    objections: forward === undefined ? pageObjections(parts) : [],
  };
}

/** All pages have the same inline script, and most share their styles: each text is read once. */
const inlined = new Map<string, ReadonlySet<string>>();

function inlineAssets(text: string): ReadonlySet<string> {
  const found = inlined.get(text) ?? namedAssets(text);
  if (inlined.size > 100) inlined.clear();
  inlined.set(text, found);
  return found;
}

/** The inverse of `outputPath`. */
function address(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
