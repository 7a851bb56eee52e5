import type { PageRoute, RoutesOfKind } from '../../engine/render/page-route.ts';
import { aboutRoutes } from './about/route.tsx';
import { articleRoutes } from './article/route.tsx';
import { audienceRoutes } from './audience/route.tsx';
import { contactRoutes } from './contact/route.tsx';
import { homeRoutes } from './home/route.tsx';
import { archiveRoutes } from './insights/archive-route.tsx';
import { insightsRoutes } from './insights/route.tsx';
import type { PageKind } from './kinds.ts';
import { locationRoutes } from './location/route.tsx';
import { notFoundRoutes } from './not-found/route.tsx';
import { privacyRoutes } from './privacy/route.tsx';
import { projectRoutes } from './project/route.tsx';
import { sectorRoutes } from './sector/route.tsx';
import { serviceRoutes } from './service/route.tsx';
import { servicesRoutes } from './services/route.tsx';
import type { Site } from './site.ts';
import { subjects } from './subjects.ts';
import { thankYouRoutes } from './thank-you/route.tsx';
import { workRoutes } from './work/route.tsx';

/**
 * How the pages of each kind are made. It stands apart from the table of kinds, since these read
 * the site, whose type follows from that table.
 */
const routesOfKinds: Readonly<Record<PageKind, RoutesOfKind>> = {
  home: homeRoutes,
  work: workRoutes,
  services: servicesRoutes,
  about: aboutRoutes,
  insights: insightsRoutes,
  'insights-archive': archiveRoutes,
  contact: contactRoutes,
  'thank-you': thankYouRoutes,
  'not-found': notFoundRoutes,
  privacy: privacyRoutes,
  article: articleRoutes,
  project: projectRoutes,
  service: serviceRoutes,
  location: locationRoutes,
  sector: sectorRoutes,
  audience: audienceRoutes,
};

/**
 * Every page of the site, as react-router routes. Pages, sitemap, checks and tests all follow
 * from this one list.
 */
export function routeTable(site: Site): readonly PageRoute[] {
  const all = subjects(site);
  return Object.freeze(Object.values(routesOfKinds).flatMap((routes) => [...routes(site, all)]));
}
