import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Body } from '../../engine/content/markdown.ts';
import { drawingSchemes } from '../illustration/drawing.ts';
import type { SchemeName } from '../illustration/scheme.ts';
import { Faqs } from '../ui/faqs.tsx';
import { Markup } from '../ui/markup.tsx';
import { lightScheme } from '../ui/sky.ts';
import { Drawn } from './drawn.tsx';
import { chapters } from './project/story.ts';
import { isSaid } from './said.tsx';
import type { ShownExhibit } from './shown-exhibit.ts';
import { figureOf, isAcross, Part } from './spreads.tsx';

type ToldProps = {
  body: Body;
  exhibits: readonly ShownExhibit[];
  /** None where its page asks them under it. */
  faqs?: ComponentProps<typeof Faqs>['faqs'];
  /** Whether it is one column, with its headings above their texts. */
  isCalm?: boolean;
  /** What comes after the part that the page opens on. */
  children?: ReactNode;
};

/** A text with one part on a drawing. */
export function Told({ body, exhibits, faqs, isCalm = false, children }: ToldProps) {
  const all = partsOf(body, exhibits);
  const parts: readonly ToldPart[] = faqs ? all : joined(all);
  return (
    <div className={isCalm ? 'told told--calm' : 'told'}>
      {parts.map(({ heading, html, list, drawn, beside, across, more = '' }, at) => (
        <Fragment key={heading}>
          {drawn?.drawing && (
            <Drawn {...drawn} drawing={drawn.drawing} heading={heading} html={html} />
          )}
          {list && (
            <section className="told__row told__row--list container">
              <Markup className="prose" html={list} />
            </section>
          )}
          {(!drawn || beside.length > 0) && (
            <section
              className={`told__row container ${more ? '' : lookOf(html, at === 0 && !isCalm, faqs && beside.length === 0)}`}
            >
              {!drawn && (
                <div>
                  <Part html={heading + html} />
                  {more && <Part html={more} />}
                </div>
              )}
              {beside.length > 0 && <div className="exhibit">{beside.map(figureOf)}</div>}
            </section>
          )}
          {across.map(figureOf)}
          {at === 0 && children}
        </Fragment>
      ))}
      {faqs && (
        <section className="told__questions container">
          <h2>Questions and answers</h2>
          <Faqs faqs={faqs} isOpen />
        </section>
      )}
    </div>
  );
}

/** The colour of its drawing, or a light one that the drawing stands out from. */
export function groundOf(exhibits: readonly ShownExhibit[]): SchemeName | undefined {
  const drawing = exhibits.flatMap(({ drawing }) => drawing ?? [])[0];
  return drawing && lightScheme({ scheme: drawingSchemes[drawing] });
}

/** Tables of messages, of what is done or not, of days, and of the ways to where the page begins; texts said or stated. */
export function lookOf(html: string, isFirst: boolean, isStated = false) {
  if (isAsked(html)) return 'told__row--asked';
  if (/<td[^>]*>(?:Yes|No)</.test(html)) return 'told__row--ledger';
  if (isFirst && html.includes('<table')) return 'told__row--line';
  if (/<td[^>]*>(?:\d+ [A-Z]|\w+day<)/.test(html)) return 'told__row--board';
  if (isSaid(html)) return 'said';
  return isStated && !html.includes('<table') ? 'told__row--stated' : '';
}

/** Whether its table begins each row with a question, which is shown as a message and its reply. */
export const isAsked = (html: string) => /<tbody>\s*<tr>\s*<td[^>]*>[^<]*\?<\/td>/.test(html);

type ToldPart = ReturnType<typeof partsOf>[number] & { readonly more?: string };

/** A text without exhibits or a table stands under the one before, beside that one's exhibits. */
function joined(parts: readonly ToldPart[]): ToldPart[] {
  const rows: ToldPart[] = [];
  for (const part of parts) {
    const { heading, html, drawn, beside, across } = part;
    const last = rows.at(-1);
    const isText = !drawn && beside.length + across.length === 0 && !html.includes('<table');
    if (isText && last && !last.more && last.beside.length > 0 && last.across.length === 0)
      rows.splice(-1, 1, { ...last, more: heading + html });
    else rows.push(part);
  }
  return rows;
}

export function partsOf(body: Body, exhibits: readonly ShownExhibit[]) {
  return chapters(body).map(({ name, heading, html }) => {
    const own = exhibits.filter(({ section }) => section === name);
    const drawn = own.find(({ drawing }) => drawing);
    const others = own.filter((one) => one !== drawn);
    const beside = others.filter((one) => !isAcross(one));
    const across = others.filter(isAcross);
    // Points come after the drawing of what they follow from, so that it is near its heading.
    const from = drawn ? html.indexOf('<ul') : -1;
    const [shown, list] = from < 0 ? [html] : [html.slice(0, from), html.slice(from)];
    return { heading, html: shown, list, drawn, beside, across };
  });
}
