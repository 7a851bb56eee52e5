import { defineKind } from '../../../engine/content/tables.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { NotFound } from './page.tsx';
import { notFound } from './schema.ts';

/** Where the page says that it is: it stands at every address that is no page. */
const address = '/404';

const routes: Routes = ({ pages: { 'not-found': page }, settings }) => [
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

export const notFoundKind = defineKind({
  file: 'content/pages/not-found.md',
  schema: notFound,
  path: '*',
  routes,
});
