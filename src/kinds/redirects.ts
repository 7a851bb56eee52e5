import { type FamilyName, families } from './kinds.ts';
import type { Site } from './site.ts';

/** A former address and the page that is there instead, both paths. */
export type Redirect = { readonly from: string; readonly to: string };

/** A page of any family, by where it is and where it was. */
type Movable = { readonly path: string; readonly aliases?: readonly string[] | undefined };

/** Every former address that the content knows of, in the order of the alphabet. */
export function redirects(site: Site): Redirect[] {
  // Object.keys widens the keys to string; they are the table's own.
  const names = Object.keys(families) as FamilyName[];
  const pages = names.flatMap((name): readonly Movable[] => site[name]);
  const own = pages.flatMap(({ path, aliases = [] }) =>
    aliases.map((from) => ({ from, to: path })),
  );
  return [...site.redirects, ...own].sort((a, b) => (a.from < b.from ? -1 : 1));
}
