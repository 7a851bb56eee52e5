import { pageRoute } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { defineFamily } from '../family.ts';
import { proofOf } from '../project/shown-proof.ts';
import type { Routes } from '../routes.ts';
import { servicesPath } from '../services/schema.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { offerSubject, subjectsAt } from '../subject.ts';
import { ServicePage } from './page.tsx';
import { servicePage } from './schema.ts';

const routes: Routes = (site, subjects) => {
  const { servicePages, services, settings } = site;
  return servicePages.map((page, index) => {
    const includes = services
      .filter(({ id }) => page.services.includes(id))
      .map(({ id, title, whatYouGet }) => ({ id, title, whatYouGet }));
    return pageRoute({
      kind: 'service',
      path: page.path,
      source: page.source,
      props: {
        page,
        index,
        includes,
        exhibits: exhibitsOf(page, site),
        proof: proofOf(page, site),
        related: subjectsAt(page.related, subjects),
      },
      settings,
      share: shareCard(page, page),
      element: (props, { closing }) => <ServicePage {...props} closing={closing} />,
      metadata: ({ page }, settings) =>
        describeOffer(page, settings, {
          parent: [{ name: 'Services', path: servicesPath }],
        }),
    });
  });
};

export const serviceKind = defineFamily({
  folder: 'content/services',
  titles: ['Service', 'Services'],
  list: 'servicePages',
  isListed: true,
  schema: servicePage,
  path: (_, name) => `/services/${name}`,
  subject: offerSubject,
  words: { min: 400 },
  routes,
});
