import { z } from 'zod';
import { lead, singlePage } from '../../data/page-fields.ts';
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
    <section className="closing closing--light closing--team dark dark-top not-found">
      <PageHead label="404" title={title} lead={lead}>
        <Prose body={body} />
        <p className="buttons">
          <a className="button" href="/">
            Back to Home
          </a>
          <a className="link" href="/work">
            See our work
          </a>
        </p>
      </PageHead>
      <img src="/assets/closing-pier.svg" width="2880" height="620" alt="" />
      <img src="/assets/closing-gull.svg" width="2880" height="620" alt="" />
    </section>
  ),
});
