import { z } from 'zod';
import { britishDate } from '../../engine/kernel/text.ts';
import { lead, singlePage } from '../data/page-fields.ts';
import type { MotifName } from '../illustration/motifs.ts';
import { Contents } from '../ui/contents.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { exhibits } from './exhibit.ts';
import { exhibitsOf } from './shown-exhibit.ts';
import { type SingleKind, singleKind } from './single-kind.ts';
import { Spreads } from './spreads.tsx';

const schema = z.strictObject({
  ...singlePage,
  lead,
  exhibits,
  updated: z.iso
    .date()
    .meta({ title: 'Changed on', description: 'The day its words last changed.' }),
});

/** A legal notice: a long text with a table of contents and the date of its last change. */
export function noticeKind(
  kind: 'privacy' | 'accessibility',
  name: string,
  motif: MotifName,
): SingleKind<typeof schema> {
  return singleKind(kind, {
    schema,
    name,
    motif,
    props: (site, _, page) => ({ exhibits: exhibitsOf(page, site) }),
    element: ({ page: { title, lead, updated, body }, exhibits }) => (
      <>
        <PageHead label={name} title={title} lead={lead}>
          <p className="muted small">
            Last changed <time dateTime={updated}>{britishDate(updated)}</time>
          </p>
        </PageHead>
        <div className="container notice">
          <Contents body={body} />
          <Spreads className="notice-spreads" body={body} exhibits={exhibits} />
        </div>
      </>
    ),
  });
}
