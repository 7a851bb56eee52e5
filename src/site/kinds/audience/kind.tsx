import { pageRoute } from '../../../engine/render/page-route.ts';
import { describeOffer } from '../describe-offer.ts';
import { defineFamily } from '../family.ts';
import { proofOf } from '../project/shown-proof.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { offerSubject, subjectsAt } from '../subject.ts';
import { Audience } from './page.tsx';
import { audience } from './schema.ts';

const routes: Routes = (site, subjects) => {
  const { audiences, settings } = site;
  return audiences.map((page, index) =>
    pageRoute({
      kind: 'audience',
      path: page.path,
      source: page.source,
      props: {
        page,
        index,
        exhibits: exhibitsOf(page, site),
        proof: proofOf(page, site),
        related: subjectsAt(page.related, subjects),
      },
      settings,
      share: shareCard(page, page),
      element: (props, { closing }) => <Audience {...props} closing={closing} />,
      metadata: ({ page }, settings) => describeOffer(page, settings),
    }),
  );
};

export const audienceKind = defineFamily({
  folder: 'content/who-we-help',
  titles: ['Audience page', 'Who we help'],
  list: 'audiences',
  schema: audience,
  path: (_, name) => `/who-we-help/${name}`,
  subject: offerSubject,
  words: { min: 400 },
  routes,
});
