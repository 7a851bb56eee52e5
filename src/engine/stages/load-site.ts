import type { BaseSite } from '../content/base-site.ts';
import { type LoadOptions, loadContent } from '../content/load.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { SiteDefinition } from '../define-site.ts';
import type { PageRoute } from '../render/page-route.ts';

/** @throws ProblemsError with every problem in every file but drafts. */
export function loadSite(
  definition: SiteDefinition,
  files: readonly SourceFile[],
  options?: LoadOptions,
): BaseSite {
  const loaded = loadContent(definition, files, options) as unknown as BaseSite;
  return definition.complete?.(loaded) ?? loaded;
}

/** Every page of a site. Pages, sitemap, checks and tests all follow from this one list. */
export function routesOf(definition: SiteDefinition, site: BaseSite): readonly PageRoute[] {
  const shared = definition.shared(site);
  const kinds = Object.values(definition.kinds);
  return Object.freeze(kinds.flatMap((kind) => [...kind.routes(site, shared)]));
}
