import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describePage } from '../describe-page.ts';
import { shareCard } from '../share-card.ts';
import { NotFound } from './page.tsx';

/** Where the page says that it is: it stands at every address that is no page. */
const address = '/404';

export const notFoundRoutes: RoutesOfKind = ({ pages: { 'not-found': page }, settings }) => [
  pageRoute({
    kind: 'not-found',
    path: page.path,
    source: page.source,
    indexed: false,
    props: { page },
    settings,
    share: shareCard({ path: address, title: page.title }, { motif: 'sails' }),
    element: (props) => <NotFound {...props} />,
    metadata: ({ page }, settings) =>
      describePage({ ...page, path: address }, settings, {
        indexed: false,
        trail: [{ name: 'Not found', path: address }],
      }),
  }),
];
