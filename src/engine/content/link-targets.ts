import { internalPath } from '../kernel/path.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { type HeldPage, heldLink, mayLink } from './held.ts';
import { type Places, placeObjection } from './places.ts';

/** What a link within the site can lead to. */
export type LinkTargets = {
  /** The addresses of pages, and of files that are no pages. */
  readonly paths: ReadonlySet<string>;
  /** Held pages by address. */
  readonly held: ReadonlyMap<string, HeldPage>;
  /** Held pages by file: they may lead to others. */
  readonly heldFiles: ReadonlyMap<string, HeldPage>;
  readonly places: Places;
  /** Where former addresses lead. */
  readonly former: ReadonlyMap<string, string>;
};

/**
 * What is wrong with a link and how to mend it; undefined if it leads to a page that is there
 * whenever the link is, or to another site.
 *
 * @param file the file that contains the link.
 */
export function linkObjection(href: string, file: string, to: LinkTargets): string | undefined {
  if (href.startsWith('#'))
    return placeObjection(href, to.places.pathOf.get(file) ?? '', to.places);
  const path = internalPath(href);
  if (path === undefined) return undefined;
  const next = to.paths.has(path) ? undefined : to.former.get(path);
  const held = to.held.get(internalPath(next ?? path) ?? '');
  const from = to.heldFiles.get(file);
  if (held && !mayLink(from, held)) return heldLink(href, held, from);
  if (to.paths.has(path)) return placeObjection(href, path, to.places);
  if (next === undefined) return noSuchPage(href, to.paths);
  const rest = /[?#]/.test(next) ? '' : href.slice(path.length);
  return `The link "${href}" is a former address; write ${next}${rest}.`;
}

function noSuchPage(href: string, paths: ReadonlySet<string>): string {
  return `The link "${href}" leads to no page.${suggestion(href, [...paths])}`;
}
