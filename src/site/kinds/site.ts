import type { Page } from '../../engine/content/content-page.ts';
import {
  type ContentProblems,
  contentProblems,
  type LoadOptions,
  loadContent,
} from '../../engine/content/load.ts';
import type { SiteOf } from '../../engine/content/site-of.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { dataFiles } from '../data/data-files.ts';
import type { Settings } from '../data/settings.ts';
import { withShownPeople } from '../data/shown-people.ts';
import { statedFacts } from '../data/stated-facts.ts';
import { chartImage } from '../illustration/chart-file.ts';
import { type FamilyRow, families, kinds, type ListName } from './kinds.ts';
import { pieceSlips } from './piece-slips.ts';

const tables = {
  data: dataFiles,
  facts: statedFacts,
  kinds,
  drawings: { chart: chartImage },
  comparisons: [pieceSlips],
  hint: 'Articles are .md files directly in content/insights; content/README.md lists the other places.',
} as const;

/** All of `content/`, validated and frozen. */
export type Site = Omit<SiteOf<typeof tables>, 'settings'> & { readonly settings: Settings };

/**
 * Loads the site from its content files.
 *
 * @throws ProblemsError with every problem in every file but drafts.
 */
export function loadSite(files: readonly SourceFile[], options?: LoadOptions): Site {
  const site = loadContent(tables, files, options);
  return Object.freeze({ ...site, settings: withShownPeople(site.settings, site.media) });
}

/** Every problem in the content files, drafts included. */
export function siteProblems(files: readonly SourceFile[], options?: LoadOptions): ContentProblems {
  return contentProblems(tables, files, options);
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
