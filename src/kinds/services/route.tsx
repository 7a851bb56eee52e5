import { absoluteUrl } from '../../kernel/path.ts';
import { faqPage } from '../../seo/json-ld/faq-page.ts';
import { describePage } from '../describe-page.ts';
import { pageRoute, type RoutesOfKind } from '../page-route.ts';
import { shareCard } from '../share-card.ts';
import type { Site } from '../site.ts';
import { Services } from './page.tsx';

export const servicesRoutes: RoutesOfKind = (site) => {
  const { settings, prices } = site;
  const page = site.pages.services;
  return [
    pageRoute({
      kind: 'services',
      path: page.path,
      source: page.source,
      props: { page, services: namedServices(site), prices },
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

function namedServices({ services, servicePages }: Site) {
  const names = new Map(servicePages.map(({ path, name }) => [path, name]));
  return services.map((service) => ({ ...service, pageName: names.get(service.page) }));
}
