import { type BaseSite, siteLists } from '../content/base-site.ts';
import type { Redirect } from '../content/redirect.ts';
import type { Kinds } from '../content/tables.ts';

type Movable = { readonly path: string; readonly aliases?: readonly string[] | undefined };

/** Every former address that the content knows of, in the order of the alphabet. */
export function redirects(kinds: Kinds, site: Pick<BaseSite, 'redirects'>): Redirect[] {
  const pages = siteLists(kinds, site).flatMap(({ pages }): readonly Movable[] => pages);
  const own = pages.flatMap(({ path, aliases = [] }) =>
    aliases.map((from) => ({ from, to: path })),
  );
  return [...site.redirects, ...own].sort((a, b) => (a.from < b.from ? -1 : 1));
}
