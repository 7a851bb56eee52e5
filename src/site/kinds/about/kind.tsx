import { defineKind } from '../../../engine/content/tables.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { organizationWithFounder, person } from '../../seo/json-ld/agency.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { madeKit, ownKit } from './media-kit.ts';
import { About } from './page.tsx';
import { about } from './schema.ts';

const routes: Routes = (site) => {
  const {
    pages: { about: page },
    settings,
    media,
  } = site;
  const name = `${idFrom(settings.name)}-${madeKit}`;
  const kit = ownKit(media) ?? { path: madeKit, name, what: 'ZIP' };
  return [
    pageRoute({
      kind: 'about',
      path: page.path,
      source: page.source,
      props: { page, exhibits: exhibitsOf(page, site), kit },
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
};

export const aboutKind = defineKind({
  file: 'content/pages/about.md',
  schema: about,
  path: '/about',
  routes,
});
