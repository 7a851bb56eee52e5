import { organizationWithFounder } from '../../seo/json-ld/organization.ts';
import { person } from '../../seo/json-ld/person.ts';
import { describePage } from '../describe-page.ts';
import { pageRoute, type RoutesOfKind } from '../page-route.ts';
import { shareCard } from '../share-card.ts';
import { About } from './page.tsx';

export const aboutRoutes: RoutesOfKind = ({ pages: { about: page }, settings }) => [
  pageRoute({
    kind: 'about',
    path: page.path,
    source: page.source,
    props: { page },
    settings,
    share: shareCard(page, { motif: 'houses' }),
    element: (props, settings) => <About {...props} settings={settings} />,
    metadata: ({ page }, settings) =>
      describePage(page, settings, {
        type: 'AboutPage',
        trail: [{ name: 'About', path: page.path }],
        organization: organizationWithFounder(settings),
        nodes: settings.people
          .filter(({ id }) => id === settings.founder)
          .map((founder) => person(settings.url, founder)),
      }),
  }),
];
