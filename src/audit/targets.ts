import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** Targets on this site, without the site's address, and all that point at each. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Every address that the site names, in its pages, feeds, scripts and styles, and that is not
 * plainly in order. Nearly all are, and of those nobody need know where they stand.
 */
export function targets(site: SiteFacts): Targets {
  const { base, wholePages, pages, frame, texts } = site;
  const found = new Map<string, Set<string>>();
  const known = new Map<string, boolean>();
  const isInOrder = (target: string) => {
    const answer = known.get(target) ?? leadsStraight(target, site);
    known.set(target, answer);
    return answer;
  };
  // One set for all that stands on every page, since there may be thousands.
  const everywhere = new Set(wholePages.map(({ path }) => path));
  for (const href of [...frame.links, ...frame.assets]) {
    const target = onThisSite(href, '/', base);
    if (target === undefined || href.startsWith('#') || isInOrder(target)) continue;
    found.set(target, everywhere);
  }
  const note = (href: string, from: string) => {
    const target = onThisSite(href, from, base);
    if (target === undefined || isInOrder(target)) return;
    const standing = found.get(target);
    if (standing === everywhere) found.set(target, new Set(everywhere).add(from));
    else if (standing) standing.add(from);
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

/** Whether there is such a file, or such a page under its own address with such a place on it. */
function leadsStraight(target: string, { pages, files, frame, base }: SiteFacts): boolean {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const page = pages.get(path);
  if (!page) return hash === '' && files.has(path.slice(1));
  if (!hasOneAddress(page, base)) return false;
  return hash === '' || page.ids.includes(hash) || frame.ids.includes(hash);
}

function hasOneAddress({ forward, canonical, path }: PageFacts, base: string): boolean {
  return forward === undefined && (canonical === undefined || canonical === base + path);
}

/** The path of an address on this site, without query and place. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}

/** `/work#how` for any way of writing it; undefined for what is elsewhere. */
export function onThisSite(href: string, from: string, base: string): string | undefined {
  if (/^[#?]/.test(href)) return from + href;
  if (/^\/(?!\/)/.test(href)) return href;
  // Most are plain enough to be told apart without the parser, which takes long.
  const [, origin, path = ''] =
    /^(https:\/\/[a-z\d.-]+)(\/[\w/?#=&%-]*(?:\.\w+)?)/.exec(href) ?? [];
  if (origin !== undefined && origin !== base) return undefined;
  if (origin !== undefined && path.length + origin.length === href.length) return path;
  const url = URL.parse(href, base + from);
  if (url?.origin !== new URL(base).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
