import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import type { SiteFacts } from './site-facts.ts';
import { placesOf } from './sources.ts';
import { pathOf, type Targets } from './targets.ts';

/**
 * Broken links. Each is reported at every line of the content that contains it, or once under its
 * target if no content does.
 */
export function links(site: SiteFacts, targets: Targets): Problem[] {
  return [...targets].flatMap(([target, from]) => {
    const message = objection(target, site);
    return message === undefined ? [] : problemsAt(target, message, from, site);
  });
}

function problemsAt(
  target: string,
  what: string,
  from: ReadonlySet<string>,
  site: SiteFacts,
): Problem[] {
  const message = `${what} ${linkedFrom(from, site)}`;
  const places = placesOf(target, from, site.sources, site.base);
  if (places.length === 0) return [{ file: target, message }];
  return places.map((place) => ({ ...place, message: `names ${target}, which ${message}` }));
}

/**
 * Links to a redirect page or to a page's second address. Not those to a second address with another
 * first heading: it opens in another state, and is linked to on purpose.
 */
export function indirectLinks(site: SiteFacts, targets: Targets): Problem[] {
  return [...pageTargets(targets, site)].flatMap(([path, from]) => {
    const page = site.pages.get(path);
    const own = page?.forward ?? page?.canonical?.slice(site.base.length);
    if (!own || own === path || headingOf(path, site) !== headingOf(own, site)) return [];
    const others = new Set([...from].filter((other) => site.pages.has(other) && other !== path));
    if (others.size === 0) return [];
    return problemsAt(path, `is another address of ${own}. Link to that.`, others, site);
  });
}

/** A page's h1; for a redirect page, that of its target. */
function headingOf(path: string, { pages }: SiteFacts): string | undefined {
  const page = pages.get(path);
  return (page?.forward ? pages.get(page.forward) : page)?.h1;
}

function objection(target: string, { pages, files, frame }: SiteFacts): string | undefined {
  const [pathAndQuery = '', hash = ''] = target.split('#');
  const path = pathAndQuery.replace(/\?.*$/s, '');
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
