import { digestOf } from '../kernel/digest.ts';
import { coreRoutes } from './core-routes.tsx';
import { familyRoutes } from './family-routes.tsx';
import { archiveRoutes } from './insights/archive-route.tsx';
import type { PageRoute } from './page-route.ts';
import type { Site } from './site.ts';
import { subjects } from './subject.ts';

/**
 * Every page of the site, as react-router routes. Pages, sitemap, checks and tests all follow
 * from this one list.
 */
export function routeTable(site: Site): readonly PageRoute[] {
  const known = subjects(site);
  const { articles, ...others } = site;
  const rest = digestOf(others);
  return Object.freeze([
    ...coreRoutes(site, known, rest),
    ...archiveRoutes(site),
    ...familyRoutes(site, known, rest),
  ]);
}
