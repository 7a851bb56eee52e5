import { z } from 'zod';
import { defineKind } from '../../../engine/content/tables.ts';
import { lead, singlePage } from '../../data/page-fields.ts';
import { hero } from '../../illustration/hero.ts';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { Routes } from '../family.ts';
import { singleRoute } from '../single-route.ts';

const schema = z.strictObject({ ...singlePage, lead });

/** Any address that leads nowhere. */
const routes: Routes = (site) => [
  singleRoute('not-found', site, {
    name: 'Not found',
    motif: 'sails',
    indexed: false,
    address: '/404',
    element: ({ page: { title, lead, body } }) => (
      <>
        <PageHead label="404" title={title} lead={lead}>
          <Prose body={body} />
          <p className="not-found buttons">
            <a className="button" href="/">
              Back to Home
            </a>
            <a className="button button--outline" href="/work">
              See our work
            </a>
          </p>
        </PageHead>
        <Markup className="not-found__art" html={hero({}, 'out')} />
      </>
    ),
  }),
];

export const notFoundKind = defineKind({
  file: 'content/pages/not-found.md',
  schema,
  path: '*',
  routes,
});
