import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** Link targets on this site, without the origin, and the pages and files that link to each. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The targets in the site's pages, feeds, scripts and styles that don't resolve directly to a file
 * or a canonical page. The others, nearly all, need no report, so their sources aren't collected.
 */
export function targets(site: SiteFacts): Targets {
  const { base, contentPages, pages, frame, texts } = site;
  const found = new Map<string, Set<string>>();
  const known = new Map<string, boolean>();
  const isDirect = (target: string) => {
    const answer = known.get(target) ?? resolvesDirectly(target, site);
    known.set(target, answer);
    return answer;
  };
  // One shared set for links that are on every page, since there may be thousands of pages.
  const everywhere = new Set(contentPages.map(({ path }) => path));
  for (const href of [...frame.links, ...frame.assets]) {
    const target = onThisSite(href, '/', base);
    if (target === undefined || href.startsWith('#') || isDirect(target)) continue;
    found.set(target, everywhere);
  }
  const note = (href: string, from: string) => {
    const target = onThisSite(href, from, base);
    if (target === undefined || isDirect(target)) return;
    const sources = found.get(target);
    if (sources === everywhere) found.set(target, new Set(everywhere).add(from));
    else if (sources) sources.add(from);
    else found.set(target, new Set([from]));
  };
  for (const { path, links, assets, ids, forward } of pages.values()) {
    for (const href of links) {
      if (href[0] !== '#' || !ids.includes(href.slice(1))) note(href, path);
    }
    for (const href of assets) note(href, path);
    if (forward !== undefined) note(forward, path);
  }
  for (const { path, names } of texts) for (const href of names) note(href, path);
  return found;
}

/** Whether a target is an existing file, or an id on a page at its only address. */
function resolvesDirectly(target: string, { pages, files, frame, base }: SiteFacts): boolean {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const page = pages.get(path);
  if (!page) return hash === '' && files.has(path.slice(1));
  if (!hasOneAddress(page, base)) return false;
  return hash === '' || page.ids.includes(hash) || frame.ids.includes(hash);
}

function hasOneAddress({ forward, canonical, path }: PageFacts, base: string): boolean {
  return forward === undefined && (canonical === undefined || canonical === base + path);
}

/** The path of a target, without query and hash. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}

/** A link's target as `/work#how`, however it is written; undefined for other sites. */
export function onThisSite(href: string, from: string, base: string): string | undefined {
  if (/^[#?]/.test(href)) return from + href;
  if (/^\/(?!\/)/.test(href)) return href;
  // Most URLs are simple enough to do without the URL parser, which is slow.
  const [, origin, path = ''] =
    /^(https:\/\/[a-z\d.-]+)(\/[\w/?#=&%-]*(?:\.\w+)?)/.exec(href) ?? [];
  if (origin !== undefined && origin !== base) return undefined;
  if (origin !== undefined && path.length + origin.length === href.length) return path;
  const url = URL.parse(href, base + from);
  if (url?.origin !== new URL(base).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
