import type { Page } from '../content/content-page.ts';
import { loadContent } from '../content/load.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { SiteOf } from '../content/tables.ts';
import { dataFiles } from '../data/data-files.ts';
import type { Remember } from '../kernel/remember.ts';
import { type FamilyRow, families, kinds, type ListName } from './kinds.ts';

const tables = {
  data: dataFiles,
  kinds,
  hint: 'Articles are .md files directly in content/insights; content/README.md lists the other places.',
} as const;

/** All that `content/` says, checked; the first of the build's three frozen values. */
export type Site = SiteOf<typeof tables>;

/**
 * The site that these files describe.
 *
 * @param siteUrl overrides the address in `content/site.json`, as the `SITE_URL` variable does.
 * @param remember what a file says is made out anew only where it has changed.
 * @throws ProblemsError with every problem of every file.
 */
export function loadSite(
  files: readonly SourceFile[],
  siteUrl?: string,
  remember?: Remember,
): Site {
  return loadContent(tables, files, siteUrl, remember);
}

/** The part of a site of which there are lists: the pages of each family. */
export type SiteLists = { readonly [Name in ListName]: readonly Page<object>[] };

/** Each family with its pages. */
export function siteLists(
  site: SiteLists,
): { readonly family: FamilyRow; readonly pages: readonly Page<object>[] }[] {
  // The rows' own names, which their common type widens to string.
  return families.map((family) => ({ family, pages: site[family.list as ListName] }));
}
