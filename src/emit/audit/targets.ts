import type { OutputFile } from '../../kernel/output-file.ts';
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
export function onThisSite(href: string, from: string, base: string): string | undefined {
  if (/^[#?]/.test(href)) return from + href;
  if (/^\/(?!\/)/.test(href)) return href;
  const url = URL.parse(href, base + from);
  if (url?.origin !== new URL(base).origin) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Files that are not pages: feeds and lists name whole addresses, code names what it loads. */
function named({ path, content }: OutputFile, base: string): Iterable<string> {
  if (typeof content !== 'string' || path.endsWith('.html')) return [];
  if (/\.(js|css|webmanifest)$/.test(path)) return namedAssets(content);
  return /\.(xml|txt|json)$/.test(path) ? namedAddresses(content, base) : [];
}

/** Ours, unless they stand inside another, as in `https://archive.example/https://…`. */
function namedAddresses(text: string, base: string): Set<string> {
  const whole = new RegExp(`(?<![\\w/=:.%?&-])${RegExp.escape(base)}[^\\s"'<>&\\\\)\\]]*`, 'g');
  return new Set([...text.matchAll(whole)].map(([address]) => address));
}

/** From the root of this site, not behind the name of another. */
function namedAssets(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<![\w.:/-])\/assets\/[\w.-]+\.\w+/g)].map(([whole]) => whole),
  );
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
