import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describePage } from '../describe-page.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { Privacy } from './page.tsx';

export const privacyRoutes: RoutesOfKind = (site) => {
  const {
    pages: { privacy: page },
    settings,
  } = site;
  return [
    pageRoute({
      kind: 'privacy',
      path: page.path,
      source: page.source,
      props: { page, exhibits: exhibitsOf(page, site) },
      settings,
      share: shareCard(page, { motif: 'boxes' }),
      element: (props) => <Privacy {...props} />,
      metadata: ({ page }, settings) =>
        describePage(page, settings, { trail: [{ name: 'Privacy', path: page.path }] }),
    }),
  ];
};
