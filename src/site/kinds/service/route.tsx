import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { kinds } from '../kinds.ts';
import { proofOf } from '../project/shown-proof.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { subjectsAt } from '../subjects.ts';
import { ServicePage } from './page.tsx';

export const serviceRoutes: RoutesOfKind = (site, subjects) => {
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
          parent: [{ name: 'Services', path: kinds.services.path }],
        }),
    });
  });
};
