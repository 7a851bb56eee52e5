import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { proofOf } from '../project/shown-proof.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { subjectsAt } from '../subjects.ts';
import { Audience } from './page.tsx';

export const audienceRoutes: RoutesOfKind = (site, subjects) => {
  const { audiences, settings } = site;
  return audiences.map((page, index) =>
    pageRoute({
      kind: 'audience',
      path: page.path,
      source: page.source,
      props: {
        page,
        index,
        exhibits: exhibitsOf(page, site),
        proof: proofOf(page, site),
        related: subjectsAt(page.related, subjects),
      },
      settings,
      share: shareCard(page, page),
      element: (props, { closing }) => <Audience {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings),
    }),
  );
};
