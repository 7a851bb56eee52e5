import { pageRoute } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { defineFamily } from '../family.ts';
import { proofOf } from '../project/shown-proof.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { offerSubject, subjectsAt } from '../subject.ts';
import { Location } from './page.tsx';
import { location } from './schema.ts';

const routes: Routes = (site, subjects) => {
  const { locations, settings } = site;
  return locations.map((page) =>
    pageRoute({
      kind: 'location',
      path: page.path,
      source: page.source,
      props: {
        page,
        exhibits: exhibitsOf(page, site),
        proof: proofOf(page, site),
        related: subjectsAt(page.related, subjects),
      },
      settings,
      share: shareCard(page, page),
      element: (props, { closing }) => <Location {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings, { areaServed: page.place }),
    }),
  );
};

export const locationKind = defineFamily({
  folder: 'content/locations',
  titles: ['Location', 'Locations'],
  list: 'locations',
  schema: location,
  path: (_, name) => `/${name}`,
  subject: offerSubject,
  words: { min: 400 },
  routes,
});
