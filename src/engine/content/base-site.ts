import type { Page } from './content-page.ts';
import type { Film } from './film.ts';
import type { HeldPage } from './held.ts';
import type { Media } from './media.ts';
import type { Redirect } from './redirect.ts';
import { type Family, families, type Kinds } from './tables.ts';

/** The part of a site's content that the engine reads. */
export interface BaseSite {
  readonly settings: {
    readonly name: string;
    /** Without a slash at its end. */
    readonly url: string;
    readonly email: string;
    readonly sample?: boolean | undefined;
  };
  readonly media: Media;
  readonly films: readonly Film[];
  readonly redirects: readonly Redirect[];
  /** Pages not published yet; they are in no list, unless all pages are shown. */
  readonly held: readonly HeldPage[];
  /** Whether it is built for another address than the one in `content/site.json`. */
  readonly isCopy: boolean;
}

type FamilyIn<K extends Kinds> = Extract<K[keyof K], Family>;

export function siteLists<K extends Kinds>(
  kinds: K,
  site: object,
): { readonly family: FamilyIn<K>; readonly pages: readonly Page<object>[] }[] {
  // Loading stored each family's pages under its list's name; see `SiteOf`.
  const lists = site as Readonly<Record<string, readonly Page<object>[]>>;
  return families(kinds).map((family) => ({
    family: family as FamilyIn<K>,
    pages: lists[family.list] ?? [],
  }));
}
