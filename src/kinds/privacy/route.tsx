import { describePage } from '../describe-page.ts';
import { pageRoute, type RoutesOfKind } from '../page-route.ts';
import { shareCard } from '../share-card.ts';
import { Privacy } from './page.tsx';

export const privacyRoutes: RoutesOfKind = ({ pages: { privacy: page }, settings }) => [
  pageRoute({
    kind: 'privacy',
    path: page.path,
    source: page.source,
    props: { page },
    settings,
    share: shareCard(page, { motif: 'boxes' }),
    element: (props) => <Privacy {...props} />,
    metadata: ({ page }, settings) =>
      describePage(page, settings, { trail: [{ name: 'Privacy', path: page.path }] }),
  }),
];
