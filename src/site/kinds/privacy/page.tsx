import type { PageOf } from '../../../engine/content/content-page.ts';
import { britishDate } from '../../../engine/kernel/text.ts';
import { Contents } from '../../ui/contents.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import type { privacy } from './schema.ts';

type PrivacyProps = { page: PageOf<typeof privacy>; exhibits: readonly ShownExhibit[] };

/** What is kept of a visitor, why, and for how long. */
export function Privacy({ page, exhibits }: PrivacyProps) {
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
        <Spreads className="privacy-spreads" body={body} exhibits={exhibits} />
      </div>
    </>
  );
}
