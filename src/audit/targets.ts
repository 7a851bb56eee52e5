import type { OutputFile } from '../kernel/output-file.ts';
import type { SiteFacts } from './site-facts.ts';

/** Each target on this site, without the site's address, and all that point at it. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/** Every address that the site names: in its pages, and in its feeds, scripts and styles. */
export function targets({ base, wholePages, pages, files }: SiteFacts): Targets {
  const found = new Map<string, Set<string>>();
  const note = (href: string, from: string) => {
    const target = onThisSite(href, from, base);
    if (target === undefined) return;
    const known = found.get(target);
    if (known) known.add(from);
    else found.set(target, new Set([from]));
  };
  for (const { path, links, assets, forward } of pages.values()) {
    for (const href of links) note(href, path);
    for (const href of assets) note(href, path);
    if (forward !== undefined) note(forward, path);
  }
  const inTexts = remembered(namedAssets);
  for (const { path, inline } of wholePages) {
    for (const { text } of inline) for (const href of inTexts(text)) note(href, path);
  }
  for (const file of files.values()) for (const href of named(file, base)) note(href, file.path);
  return found;
}

/** `/work#how` for any way of writing it; undefined for what is elsewhere. */
function onThisSite(href: string, from: string, base: string): string | undefined {
  if (href.startsWith('#') || href.startsWith('?')) return from + href;
  if (href.startsWith('/') && !href.startsWith('//')) return href;
  if (href === base || href.startsWith(`${base}/`)) return href.slice(base.length) || '/';
  if (href.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
  return new URL(href, `${base}${from}`).href.slice(base.length);
}

/** Files that are not pages: feeds and lists name whole addresses, code names what it loads. */
function named({ path, content }: OutputFile, base: string): Iterable<string> {
  if (typeof content !== 'string' || path.endsWith('.html')) return [];
  if (/\.(js|css|webmanifest)$/.test(path)) return namedAssets(content);
  if (!/\.(xml|txt|json)$/.test(path)) return [];
  const addresses = content.split(base).slice(1);
  return new Set(addresses.map((rest) => base + (/^[^\s"'<>&\\)\]]*/.exec(rest)?.[0] ?? '')));
}

function namedAssets(text: string): Set<string> {
  return new Set([...text.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([whole]) => whole));
}

/** Pages carry the same scripts and mostly the same styles: each is read once. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}
