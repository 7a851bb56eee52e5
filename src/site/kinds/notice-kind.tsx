import { z } from 'zod';
import { britishDate } from '../../engine/kernel/text.ts';
import { lead, singlePage } from '../data/page-fields.ts';
import type { MotifName } from '../illustration/motifs.ts';
import { Contents } from '../ui/contents.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { exhibits } from './exhibit.ts';
import type { Routes } from './family.ts';
import { exhibitsOf } from './shown-exhibit.ts';
import { singleRoute } from './single-route.ts';
import { Spreads } from './spreads.tsx';

const schema = z.strictObject({
  ...singlePage,
  lead,
  exhibits,
  updated: z.iso
    .date()
    .meta({ title: 'Changed on', description: 'The day its words last changed.' }),
});

type Notice = 'privacy' | 'accessibility';

/** A page that says what the law wants said: a long text with its contents, and when it last changed. */
export function noticeKind<const Kind extends Notice>(kind: Kind, name: string, motif: MotifName) {
  const routes: Routes = (site) => [
    singleRoute<Notice, { exhibits: ReturnType<typeof exhibitsOf> }>(kind, site, {
      name,
      motif,
      props: { exhibits: exhibitsOf(site.pages[kind], site) },
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
    }),
  ];
  return { file: `content/pages/${kind}.md`, schema, path: `/${kind}`, routes };
}
