import { defineKind } from '../../../engine/content/tables.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { Privacy } from './page.tsx';
import { privacy } from './schema.ts';

const routes: Routes = (site) => {
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

export const privacyKind = defineKind({
  file: 'content/pages/privacy.md',
  schema: privacy,
  path: '/privacy',
  routes,
});
