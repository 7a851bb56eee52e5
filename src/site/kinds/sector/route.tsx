import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { proofOf } from '../project/shown-proof.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { subjectsAt } from '../subjects.ts';
import { Sector } from './page.tsx';

export const sectorRoutes: RoutesOfKind = (site, subjects) => {
  const { sectors, settings } = site;
  return sectors.map((page) =>
    pageRoute({
      kind: 'sector',
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
      element: (props, { closing }) => <Sector {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings),
    }),
  );
};
