import { z } from 'zod';
import { lead, singlePage } from '../../data/page-fields.ts';
import { hero } from '../../illustration/hero.ts';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { type SingleKind, singleKind } from '../single-kind.ts';

const schema = z.strictObject({ ...singlePage, lead });

export const notFoundKind: SingleKind<typeof schema> = singleKind('not-found', {
  schema,
  name: 'Not found',
  motif: 'sails',
  path: '*',
  address: '/404',
  indexed: false,
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
});
