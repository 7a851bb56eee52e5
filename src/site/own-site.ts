import { siteLists as listsOf } from '../engine/content/base-site.ts';
import type { Page } from '../engine/content/content-page.ts';
import type { LoadOptions } from '../engine/content/load.ts';
import type { SourceFile } from '../engine/content/source-file.ts';
import type { PageRoute } from '../engine/render/page-route.ts';
import { loadSite as loadDefined, routesOf } from '../engine/stages/load-site.ts';
import { kinds, type ListName } from './kinds/kinds.ts';
import type { Site } from './kinds/site.ts';
import { site as definition } from './site.ts';

/**
 * Loads our content, fully typed.
 *
 * @throws ProblemsError with every problem in every file except drafts.
 */
export function loadSite(files: readonly SourceFile[], options?: LoadOptions): Site {
  // The definition's tables and `complete` produce exactly this.
  return loadDefined(definition, files, options) as Site;
}

export function routeTable(site: Site): readonly PageRoute[] {
  return routesOf(definition, site);
}

export type SiteLists = { readonly [Name in ListName]: readonly Page<object>[] };

export function siteLists(site: SiteLists) {
  return listsOf(kinds, site);
}
