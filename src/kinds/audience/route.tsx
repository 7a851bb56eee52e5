import { describeOffer } from '../describe-offer.ts';
import { pageRoute, type RoutesOfKind } from '../page-route.ts';
import { shareCard } from '../share-card.ts';
import { subjectsAt } from '../subjects.ts';
import { Audience } from './page.tsx';

export const audienceRoutes: RoutesOfKind = ({ audiences, settings }, subjects) =>
  audiences.map((page, index) =>
    pageRoute({
      kind: 'audience',
      path: page.path,
      source: page.source,
      props: { page, index, related: subjectsAt(page.related, subjects) },
      settings,
      share: shareCard(page, page),
      element: (props, { closing }) => <Audience {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings),
    }),
  );
