import type { Media } from '../../content/media.ts';
import { organizationWithFounder } from '../../seo/json-ld/organization.ts';
import { person } from '../../seo/json-ld/person.ts';
import { describePage } from '../describe-page.ts';
import { pageRoute, type RoutesOfKind } from '../page-route.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { About } from './page.tsx';

export const aboutRoutes: RoutesOfKind = (site) => {
  const {
    pages: { about: page },
    settings,
    media,
  } = site;
  return [
    pageRoute({
      kind: 'about',
      path: page.path,
      source: page.source,
      props: { page, exhibits: exhibitsOf(page, site), kit: mediaKit(media) },
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

/** The kit, where there is one in `content/media/`. */
function mediaKit({ files }: Media) {
  const found = files.get('media-kit.pdf');
  return found && 'path' in found ? { path: found.path, size: found.size } : undefined;
}
