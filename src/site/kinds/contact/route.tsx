import { pageRoute, type RoutesOfKind } from '../../../engine/render/page-route.ts';
import { describePage } from '../describe-page.ts';
import { kinds } from '../kinds.ts';
import { shareCard } from '../share-card.ts';
import { Contact } from './page.tsx';

/** Two addresses of one page, which begins with the form or with the quiz. */
export const contactRoutes: RoutesOfKind = ({ pages: { contact: page }, settings }) => {
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
  return [route(page.path, 'form'), route(kinds.contact.second, 'quiz')];
};
