import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { proofOf } from '../project/shown-proof.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { subjectsAt } from '../subjects.ts';
import { Location } from './page.tsx';

export const locationRoutes: RoutesOfKind = (site, subjects) => {
  const { locations, settings } = site;
  return locations.map((page) =>
    pageRoute({
      kind: 'location',
      path: page.path,
      source: page.source,
      props: {
        page,
        exhibits: exhibitsOf(page, site),
        proof: proofOf(page, site),
        related: subjectsAt(page.related, subjects),
      },
      settings,
      share: shareCard(page, page),
      element: (props, { closing }) => <Location {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings, { areaServed: page.place }),
    }),
  );
};
