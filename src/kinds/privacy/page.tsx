import { britishDate } from '../../kernel/text.ts';
import { Contents } from '../../ui/contents.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { PageOf } from '../kinds.ts';

/** What is kept of a visitor, why, and for how long. */
export function Privacy({ page }: { page: PageOf<'privacy'> }) {
  const { title, lead, updated, body } = page;
  return (
    <>
      <PageHead label="Privacy" title={title} lead={lead}>
        <p className="muted small">
          Last changed <time dateTime={updated}>{britishDate(updated)}</time>
        </p>
      </PageHead>
      <div className="container privacy">
        <Contents body={body} />
        <Prose body={body} />
      </div>
    </>
  );
}
