import { defineKind } from '../../../engine/content/tables.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { Contact } from './page.tsx';
import { contact } from './schema.ts';

/** Source: specification, section 2. */
const second = '/quiz';

/** Two addresses of one page, which begins with the form or with the quiz. */
const routes: Routes = ({ pages: { contact: page }, settings }) => {
  const route = (path: string, first: 'form' | 'quiz') =>
    pageRoute({
      kind: 'contact',
      path,
      source: page.source,
      canonical: path === page.path,
      props: { page, first },
      settings,
      share: shareCard(page, { motif: 'letters' }),
      element: (props, settings) => <Contact {...props} settings={settings} />,
      metadata: ({ page }, settings) =>
        describePage(page, settings, {
          type: 'ContactPage',
          trail: [{ name: 'Contact', path: page.path }],
        }),
    });
  return [route(page.path, 'form'), route(second, 'quiz')];
};

export const contactKind = defineKind({
  file: 'content/pages/contact.md',
  schema: contact,
  path: '/contact',
  second,
  routes,
});
