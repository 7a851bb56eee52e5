import { defineKind } from '../../../engine/content/tables.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import { daysOf } from '../../data/opening-hours.ts';
import { describePage } from '../describe-page.ts';
import type { Routes } from '../routes.ts';
import { shareCard } from '../share-card.ts';
import { ThankYou } from './page.tsx';
import { thankYou } from './schema.ts';

const routes: Routes = (site) => {
  const {
    pages: { 'thank-you': page },
    settings,
  } = site;
  const { people, founder, openingHours } = settings;
  const days = [...new Set(openingHours.flatMap(daysOf))];
  return [
    pageRoute({
      kind: 'thank-you',
      path: page.path,
      source: page.source,
      indexed: false,
      props: { page, reader: people.find(({ id }) => id === founder)?.portrait, days },
      settings,
      share: shareCard(page, { motif: 'cups' }),
      element: (props, { email }) => <ThankYou {...props} email={email} />,
      metadata: ({ page }, settings) =>
        describePage(page, settings, {
          indexed: false,
          trail: [{ name: 'Thank you', path: page.path }],
        }),
    }),
  ];
};

export const thankYouKind = defineKind({
  file: 'content/pages/thank-you.md',
  schema: thankYou,
  path: '/thank-you',
  routes,
});
