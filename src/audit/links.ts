import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import type { SiteFacts } from './site-facts.ts';
import { placesOf } from './sources.ts';
import type { Targets } from './targets.ts';

/**
 * What leads nowhere, with every page that points at it: at each line of the content that names
 * it, or once under its own name where no content does.
 */
export function links(site: SiteFacts, targets: Targets): Problem[] {
  return [...targets].flatMap(([target, from]) => {
    const message = objection(target, site);
    return message === undefined ? [] : told(target, message, from, site);
  });
}

function told(target: string, what: string, from: ReadonlySet<string>, site: SiteFacts): Problem[] {
  const message = `${what} ${standsOn(from, site)}`;
  const places = placesOf(target, from, site.sources, site.base);
  if (places.length === 0) return [{ file: target, message }];
  return places.map((place) => ({ ...place, message: `names ${target}, which ${message}` }));
}

/**
 * Links that take the long way: to a second address of a page, or to a sign. A second address
 * that opens with something else shows that first, and is linked to on purpose.
 */
export function detours(site: SiteFacts, targets: Targets): Problem[] {
  return [...pageTargets(targets, site)].flatMap(([path, from]) => {
    const page = site.pages.get(path);
    const own = page?.forward ?? page?.canonical?.slice(site.base.length);
    if (!own || own === path || opensWith(path, site) !== opensWith(own, site)) return [];
    const others = new Set([...from].filter((other) => site.pages.has(other) && other !== path));
    if (others.size === 0) return [];
    return told(path, `is another address of ${own}. Link to that.`, others, site);
  });
}

/** The first heading of a page; a sign has none. */
function opensWith(path: string, { pages }: SiteFacts): string | undefined {
  const page = pages.get(path);
  return (page?.forward ? pages.get(page.forward) : page)?.h1;
}

function objection(target: string, { pages, files, frame }: SiteFacts): string | undefined {
  const [whole = '', hash = ''] = target.split('#');
  const path = whole.replace(/\?.*$/s, '');
  const page = pages.get(path);
  if (!page && !files.has(path.slice(1))) {
    const near = path.startsWith('/assets/') ? '' : suggestion(path, [...pages.keys()]);
    return `leads to nothing.${near}`;
  }
  const ids = page?.forward === undefined ? [...(page?.ids ?? []), ...frame.ids] : page.ids;
  if (hash === '' || ids.includes(decoded(hash))) return undefined;
  return `leads to no place on its page.${suggestion(hash, ids)}`;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** By page, whatever the query and the place on it. */
function pageTargets(all: Targets, { pages }: SiteFacts): Targets {
  const found = new Map<string, Set<string>>();
  for (const [target, from] of all) {
    const path = target.replace(/[?#].*$/s, '');
    if (pages.has(path)) found.set(path, new Set([...(found.get(path) ?? []), ...from]));
  }
  return found;
}

function standsOn(from: ReadonlySet<string>, { wholePages }: SiteFacts): string {
  const isOnAll = wholePages.length > 1 && wholePages.every(({ path }) => from.has(path));
  return `It stands on ${isOnAll ? 'every page' : [...from].sort().join(', ')}.`;
}
