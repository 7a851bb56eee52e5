import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { faqPage } from '../../seo/json-ld/main-entity.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { type ShownWork, shownWork } from '../shown-exhibit.ts';
import type { Site } from '../site.ts';
import { Services } from './page.tsx';
import { services, servicesPath } from './schema.ts';
import type { ShownService } from './service-block.tsx';

const routes: Routes = (site) => {
  const { settings, prices } = site;
  const page = site.pages.services;
  return [
    pageRoute({
      kind: 'services',
      path: page.path,
      source: page.source,
      props: { page, services: shownServices(site), prices },
      settings,
      share: shareCard(page, { motif: 'coins' }),
      element: (props, { closing }) => <Services {...props} closing={closing} />,
      metadata: ({ page, services }, settings) =>
        describePage(page, settings, {
          type: 'CollectionPage',
          trail: [{ name: 'Services', path: page.path }],
          nodes: [
            faqPage(
              absoluteUrl(settings.url, page.path),
              services.flatMap(({ faqs }) => faqs),
            ),
          ],
        }),
    }),
  ];
};

function shownServices(site: Site): ShownService[] {
  const names = new Map(site.servicePages.map(({ path, name }) => [path, name]));
  return site.services.map((service) => ({
    ...service,
    pageName: names.get(service.page),
    shown: service.work && wide(shownWork(service.work, site)),
  }));
}

/** Here a storyboard is one strip on every screen, and phones show its beginning. */
function wide(shown: ShownWork | undefined): ShownWork | undefined {
  if (shown?.kind !== 'piece') return shown;
  const { narrow: _, ...piece } = shown.piece;
  return { ...shown, piece };
}

export const servicesKind = defineKind({
  file: 'content/pages/services.md',
  schema: services,
  path: servicesPath,
  routes,
});
