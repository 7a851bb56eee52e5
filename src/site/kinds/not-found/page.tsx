import type { PageOf } from '../../../engine/content/content-page.ts';
import { hero } from '../../illustration/hero.ts';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { notFound } from './schema.ts';

/** Any address that leads nowhere. */
export function NotFound({ page: { title, lead, body } }: { page: PageOf<typeof notFound> }) {
  return (
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
  );
}
