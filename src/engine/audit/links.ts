import { decodedHash } from '../kernel/path.ts';
import type { Fault, Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import type { SiteFacts } from './site-facts.ts';
import { placesOf } from './sources.ts';

/** Targets on this site that no link should have, without the origin, and who links to each. */
type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/** Broken links: at every line of the content that has one, or else once under the target. */
export function links(site: SiteFacts, targets: Targets): Problem[] {
  return [...targets].flatMap(([target, from]) => {
    const fault = objection(target, site);
    return fault ? problemsAt(target, fault, from, site) : [];
  });
}

function problemsAt(
  target: string,
  { code, message: what }: Fault,
  from: ReadonlySet<string>,
  site: SiteFacts,
): Problem[] {
  const message = `${what} ${linkedFrom(from, site)}`;
  const places = placesOf(target, from, site.sources, site.base);
  if (places.length === 0) return [{ file: target, code, message }];
  return places.map((place) => ({
    ...place,
    code,
    message: `names ${target}, which ${message}`,
    words: target,
  }));
}

/**
 * Links to a redirect page or to a page's second address. Not those to a second address with another
 * first heading: it opens in another state, and is linked to on purpose.
 */
export function indirectLinks(site: SiteFacts, targets: Targets): Problem[] {
  return [...pageTargets(targets, site)].flatMap(([path, from]) => {
    const own = ownAddress(path, site);
    if (own === undefined) return [];
    const others = new Set([...from].filter((other) => site.pages.has(other) && other !== path));
    if (others.size === 0) return [];
    const message = `is another address of ${own}. Link to that.`;
    return problemsAt(path, { code: 'link-to-former-address', message }, others, site);
  });
}

/** The address to link to instead of this one, if there is such. */
function ownAddress(path: string, site: SiteFacts): string | undefined {
  const page = site.pages.get(path);
  const own = page?.forward ?? page?.canonical?.slice(site.base.length);
  const isOther = own && own !== path && headingOf(path, site) === headingOf(own, site);
  return isOther ? own : undefined;
}

function headingOf(path: string, { pages }: SiteFacts): string | undefined {
  const page = pages.get(path);
  return (page?.forward ? pages.get(page.forward) : page)?.h1;
}

function objection(target: string, { pages, files, frame }: SiteFacts): Fault | undefined {
  const path = pathOf(target);
  const [, hash = ''] = target.split('#');
  const page = pages.get(path);
  if (!page && !files.has(path.slice(1))) {
    const near = path.startsWith('/assets/') ? '' : suggestion(path, [...pages.keys()]);
    return { code: 'broken-link', message: `leads to nothing.${near}` };
  }
  const ids = [page?.ids ?? [], page?.forward === undefined ? frame.ids : []];
  if (hash === '' || ids.some((all) => all.includes(decodedHash(hash)))) return undefined;
  const message = `leads to no place on its page.${suggestion(hash, ids.flat())}`;
  return { code: 'broken-anchor', message };
}

/** The targets that are pages, grouped without query and hash. */
function pageTargets(all: Targets, { pages }: SiteFacts): Targets {
  const found = new Map<string, Set<string>>();
  for (const [target, from] of all) {
    const path = pathOf(target);
    if (!pages.has(path)) continue;
    const known = found.get(path) ?? new Set();
    for (const one of from) known.add(one);
    found.set(path, known);
  }
  return found;
}

function linkedFrom(from: ReadonlySet<string>, { contentPages }: SiteFacts): string {
  const isOnAll = contentPages.length > 1 && contentPages.every(({ path }) => from.has(path));
  return `It stands on ${isOnAll ? 'every page' : [...from].sort().join(', ')}.`;
}

/** Who links to a target is kept only where something is wrong with it, which is rare. */
export function faultyTargets(site: SiteFacts): Targets {
  const { base, contentPages, pages, frame, texts } = site;
  const found = new Map<string, Set<string>>();
  const judged = new Map<string, boolean>();
  const isWrong = (target: string) => {
    const wrong =
      judged.get(target) ??
      (objection(target, site) ?? ownAddress(pathOf(target), site)) !== undefined;
    judged.set(target, wrong);
    return wrong;
  };
  const note = (hrefs: Iterable<string>, from: string) => {
    for (const href of hrefs) {
      const target = onThisSite(href, from, base);
      if (target === undefined || !isWrong(target)) continue;
      const known = found.get(target);
      if (known) known.add(from);
      else found.set(target, new Set([from]));
    }
  };
  for (const { path, links, assets, forward } of pages.values()) {
    note([...links, ...assets, ...(forward === undefined ? [] : [forward])], path);
  }
  for (const { path, names } of texts) note(names, path);
  // One set for links that are on every page, since there may be thousands of pages.
  const everywhere = new Set(contentPages.map(({ path }) => path));
  for (const href of [...frame.links, ...frame.assets]) {
    const target = href.startsWith('#') ? undefined : onThisSite(href, '/', base);
    if (target === undefined || !isWrong(target)) continue;
    found.set(target, found.get(target)?.union(everywhere) ?? everywhere);
  }
  return found;
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
