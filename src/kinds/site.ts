import type { Page } from '../content/content-page.ts';
import { loadContent } from '../content/load.ts';
import type { Media } from '../content/media.ts';
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

/** All of `content/`, validated and frozen. */
export type Site = SiteOf<typeof tables>;

/**
 * Loads the site from its content files.
 *
 * @param siteUrl overrides the address in `content/site.json`, as the `SITE_URL` variable does.
 * @param remember caches each file's value, so that only changed files are parsed.
 * @param media what `content/media/` holds.
 * @throws ProblemsError with every problem in every file.
 */
export function loadSite(
  files: readonly SourceFile[],
  siteUrl?: string,
  remember?: Remember,
  media?: Media,
): Site {
  return loadContent(tables, files, siteUrl, remember, media);
}

/** The lists of a site's pages, by family. */
export type SiteLists = { readonly [Name in ListName]: readonly Page<object>[] };

/** Each family with its pages. */
export function siteLists(
  site: SiteLists,
): { readonly family: FamilyRow; readonly pages: readonly Page<object>[] }[] {
  // The rows' own names, which their common type widens to string.
  return families.map((family) => ({ family, pages: site[family.list as ListName] }));
}
