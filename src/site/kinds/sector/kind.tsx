import { pageRoute } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { defineFamily } from '../family.ts';
import { proofOf } from '../project/shown-proof.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { offerSubject, subjectsAt } from '../subject.ts';
import { Sector } from './page.tsx';
import { sector } from './schema.ts';

const routes: Routes = (site, subjects) => {
  const { sectors, settings } = site;
  return sectors.map((page) =>
    pageRoute({
      kind: 'sector',
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
      element: (props, { closing }) => <Sector {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings),
    }),
  );
};

export const sectorKind = defineFamily({
  folder: 'content/sectors',
  titles: ['Sector', 'Sectors'],
  list: 'sectors',
  schema: sector,
  path: (_, name) => `/sectors/${name}`,
  subject: offerSubject,
  words: { min: 400 },
  routes,
});
