import type { Site } from '../content/site.ts';
import { digestOf } from '../kernel/digest.ts';
import { subjects } from '../pages/subject.ts';
import { archiveRoutes } from './archive-routes.tsx';
import { coreRoutes } from './core-routes.tsx';
import { familyRoutes } from './family-routes.tsx';
import type { PageRoute } from './page-route.ts';

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
