import { z } from 'zod';
import { britishDate } from '../../engine/kernel/text.ts';
import { lead, singlePage } from '../data/page-fields.ts';
import type { DrawingName } from '../illustration/drawing.ts';
import type { MotifName } from '../illustration/motifs.ts';
import { drawingPicture } from '../illustration/picture.ts';
import { Contents } from '../ui/contents.tsx';
import { Markup } from '../ui/markup.tsx';
import { exhibits } from './exhibit.ts';
import { exhibitsOf } from './shown-exhibit.ts';
import { type SingleKind, singleKind } from './single-kind.ts';
import { SplitHead } from './split-head.tsx';
import { figureOf, spreadsOf } from './spreads.tsx';

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
  drawing: DrawingName,
): SingleKind<typeof schema> {
  const head = drawingPicture(drawing, 'drawing');
  return singleKind(kind, {
    schema,
    name,
    motif,
    props: (site, _, page) => ({ exhibits: exhibitsOf(page, site) }),
    element: ({ page: { title, lead, updated, body }, exhibits }) => (
      <>
        <SplitHead label={name} title={title} lead={lead} picture={head}>
          <p className="small">
            Last changed <time dateTime={updated}>{britishDate(updated)}</time>
          </p>
        </SplitHead>
        <div className="container notice">
          <Contents body={body} />
          <div className="notice-spreads">
            {spreadsOf(body, exhibits).map(({ html, points = '', beside, more, across }) => (
              <section key={html}>
                <Markup className="prose" html={html + points} />
                {beside.length > 0 && <div className="exhibit">{beside.map(figureOf)}</div>}
                {more.map((one) => (
                  <Markup key={one} className="prose" html={one} />
                ))}
                {across.map(figureOf)}
              </section>
            ))}
          </div>
        </div>
      </>
    ),
  });
}
