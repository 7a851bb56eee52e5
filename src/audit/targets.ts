import type { SiteFacts } from './site-facts.ts';

/** Each target on this site, without the site's address, and all that point at it. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/** Every address that the site names: in its pages, and in its feeds, scripts and styles. */
export function targets({ base, wholePages, pages, frame, texts }: SiteFacts): Targets {
  const found = new Map<string, Set<string>>();
  // One set for all that stands on every page, since there may be thousands.
  const everywhere = new Set(wholePages.map(({ path }) => path));
  for (const href of [...frame.links, ...frame.assets]) {
    const target = onThisSite(href, '/', base);
    if (target !== undefined && !href.startsWith('#')) found.set(target, everywhere);
  }
  const note = (href: string, from: string) => {
    const target = onThisSite(href, from, base);
    if (target === undefined) return;
    const known = found.get(target);
    if (known === everywhere) found.set(target, new Set(everywhere).add(from));
    else if (known) known.add(from);
    else found.set(target, new Set([from]));
  };
  for (const { path, links, assets, forward } of pages.values()) {
    for (const href of links) note(href, path);
    for (const href of assets) note(href, path);
    if (forward !== undefined) note(forward, path);
  }
  for (const { path, names } of texts) for (const href of names) note(href, path);
  return found;
}

/** `/work#how` for any way of writing it; undefined for what is elsewhere. */
export function onThisSite(href: string, from: string, base: string): string | undefined {
  if (/^[#?]/.test(href)) return from + href;
  if (/^\/(?!\/)/.test(href)) return href;
  const url = URL.parse(href, base + from);
  if (url?.origin !== new URL(base).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
