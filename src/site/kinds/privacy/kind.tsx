import { z } from 'zod';
import { defineKind } from '../../../engine/content/tables.ts';
import { britishDate } from '../../../engine/kernel/text.ts';
import { lead, singlePage } from '../../data/page-fields.ts';
import { Contents } from '../../ui/contents.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { exhibits } from '../exhibit.ts';
import type { Routes } from '../family.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { singleRoute } from '../single-route.ts';
import { Spreads } from '../spreads.tsx';

const schema = z.strictObject({
  ...singlePage,
  lead,
  exhibits,
  updated: z.iso
    .date()
    .meta({ title: 'Changed on', description: 'The day its words last changed.' }),
});

/** What is kept of a visitor, why, and for how long. */
const routes: Routes = (site) => [
  singleRoute('privacy', site, {
    name: 'Privacy',
    motif: 'boxes',
    props: { exhibits: exhibitsOf(site.pages.privacy, site) },
    element: ({ page: { title, lead, updated, body }, exhibits }) => (
      <>
        <PageHead label="Privacy" title={title} lead={lead}>
          <p className="muted small">
            Last changed <time dateTime={updated}>{britishDate(updated)}</time>
          </p>
        </PageHead>
        <div className="container privacy">
          <Contents body={body} />
          <Spreads className="privacy-spreads" body={body} exhibits={exhibits} />
        </div>
      </>
    ),
  }),
];

export const privacyKind = defineKind({
  file: 'content/pages/privacy.md',
  schema,
  path: '/privacy',
  routes,
});
