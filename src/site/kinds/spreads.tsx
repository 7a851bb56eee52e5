import { Fragment, type ReactNode } from 'react';
import type { Body } from '../../engine/content/markdown.ts';
import { drawingSchemes } from '../illustration/drawing.ts';
import { picture } from '../illustration/picture.ts';
import type { SchemeName } from '../illustration/scheme.ts';
import { foldedHtml } from '../ui/folded.tsx';
import { Markup } from '../ui/markup.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Quote } from '../ui/quote.tsx';
import { lightScheme } from '../ui/sky.ts';
import { Widget } from '../widgets/widget.tsx';
import { Drawn } from './drawn.tsx';
import { Figures, PieceFigure, Plate } from './project/pieces.tsx';
import { SeriesFigure } from './project/series-figure.tsx';
import { isStoryboard } from './project/shown-piece.ts';
import { chapters } from './project/story.ts';
import { isSaid } from './said.tsx';
import type { ShownExhibit } from './shown-exhibit.ts';

/** A part of the text with its exhibits, and the following parts that have none. */
type Spread = {
  /** With its heading, which is also told apart for those that stand on a drawing. */
  readonly html: string;
  readonly heading: string;
  /** Points of a part that stands on a drawing: under that, so that it is near its heading. */
  readonly points?: string | undefined;
  readonly beside: readonly ShownExhibit[];
  /** Parts that follow: beside the same exhibits. */
  readonly more: readonly string[];
  readonly across: readonly ShownExhibit[];
};

type Chapter = ReturnType<typeof chapters>[number];

/**
 * The parts of a text that are looked up, among its questions: there is more to read than is said
 * large, and nothing to see. What comes before anything is seen is none, or a page would begin on them.
 */
export function detailsOf(body: Body, exhibits: readonly ShownExhibit[]): Chapter[] {
  const shows = ({ name }: Chapter) => exhibits.some(({ section }) => section === name);
  const parts = chapters(body);
  const from = parts.findIndex(shows);
  const isRead = ({ html }: Chapter) => !html.includes('<table') && !isSaid(html);
  return parts.filter((part, at) => from >= 0 && at > from && !shows(part) && isRead(part));
}

/** A text without its details. */
export function spreadsOf(
  body: Body,
  exhibits: readonly ShownExhibit[],
  details: readonly Chapter[] = [],
): Spread[] {
  const spreads: Spread[] = [];
  for (const { name, heading, html: words } of chapters(body)) {
    if (details.some((detail) => detail.heading === heading)) continue;
    const own = exhibits.filter(({ section }) => section === name);
    const beside = own.filter((one) => !isAcross(one));
    const across = own.filter(isAcross);
    const last = spreads.at(-1);
    if (last?.across.length === 0 && own.length === 0) {
      spreads.splice(-1, 1, { ...last, more: [...last.more, heading + words] });
      continue;
    }
    const from = across[0]?.drawing ? words.indexOf('<ul') : -1;
    const points = from < 0 ? undefined : words.slice(from);
    const html = heading + (from < 0 ? words : words.slice(0, from));
    spreads.push({ html, heading, points, beside, more: [], across });
  }
  return spreads;
}

/** Whether a text begins with something that takes the full width: its page opens on that. */
export function opensWide({ body, exhibits }: Omit<SpreadsProps, 'details'>): boolean {
  const [first] = chapters(body);
  const own = exhibits.filter(({ section }) => section === first?.name);
  return own.length > 0 && own.every(isAcross);
}

/** What takes the full width; everything else goes beside the text. */
export function isAcross({ kind, piece, crowd }: ShownExhibit): boolean {
  return (
    kind === 'chart' ||
    kind === 'drawing' ||
    kind === 'words' ||
    kind === 'break-even' ||
    crowd !== undefined ||
    (piece !== undefined && isStoryboard(piece))
  );
}

/** The colour of its drawing, or a light one that the drawing stands out from. */
export function groundOf(exhibits: readonly ShownExhibit[]): SchemeName | undefined {
  const drawing = exhibits.flatMap(({ drawing }) => drawing ?? [])[0];
  return drawing && lightScheme({ scheme: drawingSchemes[drawing] });
}

type SpreadsProps = {
  body: Body;
  exhibits: readonly ShownExhibit[];
  /** Told elsewhere. */
  details: readonly Chapter[];
  /** What comes after the part that the page opens on. */
  children?: ReactNode;
};

/** A text with its exhibits: scenes from edge to edge, halves, and texts side by side. */
export function Spreads({ body, exhibits, details, children }: SpreadsProps) {
  const isOpening = children === undefined;
  return (
    <div className="spreads">
      {spreadsOf(body, exhibits, details).map(
        ({ html, heading, points, beside, more, across }, at) => {
          const [first, ...others] = across;
          const stage = beside.length === 0 ? first : undefined;
          return (
            <Fragment key={heading}>
              {stage ? (
                <Stage exhibit={stage} heading={heading} html={html} />
              ) : (
                <Texts parts={[html, ...more]} beside={beside} isOpening={isOpening && at === 0} />
              )}
              {points && <Markup className="points prose container" html={points} />}
              {(stage ? others : across).map(figureOf)}
              {at === 0 && children}
            </Fragment>
          );
        },
      )}
    </div>
  );
}

type StageProps = { exhibit: ShownExhibit; heading: string; html: string };

/** A part of the text on the ground of what it shows. */
function Stage({ exhibit, heading, html }: StageProps) {
  if (exhibit.drawing) {
    const words = { heading, html: html.slice(heading.length) };
    return <Drawn {...exhibit} drawing={exhibit.drawing} {...words} />;
  }
  if (exhibit.crowd) {
    return (
      <ExhibitFigure {...exhibit}>
        <Part html={html} />
      </ExhibitFigure>
    );
  }
  return (
    <div className={`stage stage--${exhibit.kind}`}>
      <div className="container">
        <Part html={html} />
      </div>
      <ExhibitFigure {...exhibit} />
    </div>
  );
}

type TextsProps = {
  parts: readonly string[];
  beside: readonly ShownExhibit[];
  /** Whether a page without readers of its own begins with them. */
  isOpening: boolean;
};

/** Texts beside their exhibits, as far as those reach, and beside each other. */
function Texts({ parts, beside, isOpening }: TextsProps) {
  const reach = lettersIn(parts.join('')) > mostBeside ? 1 : parts.length;
  const near = beside.length > 0 ? parts.slice(0, reach) : [];
  const textOf = (html: string) => (
    <section key={html} className={`text ${lookOf(html, isOpening)}`}>
      <Part html={html} />
    </section>
  );
  return (
    <>
      {near.length > 0 && (
        <div className={`half half--${beside[0]?.kind}`}>
          <div className="half__texts">{near.map(textOf)}</div>
          <div className="exhibit">{beside.map(figureOf)}</div>
        </div>
      )}
      {rowsOf(parts.slice(near.length)).map((row) => (
        <div key={row[0]} className="texts container">
          {row.map(textOf)}
        </div>
      ))}
    </>
  );
}

/** A text with a table has a row of its own; others share one. */
function rowsOf(parts: readonly string[]): string[][] {
  const rows: string[][] = [];
  const isWide = (html: string | undefined) => html?.includes('<table');
  for (const html of parts) {
    const last = rows.at(-1);
    if (last && !isWide(html) && !isWide(last[0])) last.push(html);
    else rows.push([html]);
  }
  return rows;
}

const lettersIn = (html: string) => html.replaceAll(/<[^>]*>/g, '').length;

/** Letters: more don't fit beside an exhibit. */
const mostBeside = 700;

/** Tables of messages, of what is done or not, of days, and of the ways to where the page begins. */
export function lookOf(html: string, isOpening: boolean): string {
  if (isAsked(html)) return 'text--asked';
  if (/<td[^>]*>(?:Yes|No)</.test(html)) return 'text--ledger';
  if (isOpening && html.includes('<table')) return 'text--line';
  if (/<td[^>]*>(?:\d+ [A-Z]|\w+day<)/.test(html)) return 'text--board';
  return isSaid(html) ? 'text--said' : '';
}

/** Whether its table begins each row with a question, which is shown as a message and its reply. */
export const isAsked = (html: string) => /<tbody>\s*<tr>\s*<td[^>]*>[^<]*\?<\/td>/.test(html);

function Part({ html }: { html: string }) {
  const [, shown = '', rest = ''] =
    /^(.*?<section class="table".*?<\/section>|(?:.*?<\/p>){2})(.*)$/s.exec(html) ?? [];
  const isLong = lettersIn(rest) >= 400;
  return <Markup className="prose" html={isLong ? shown + foldedHtml('Read on', rest) : html} />;
}

export function figureOf(exhibit: ShownExhibit, at: number) {
  return <ExhibitFigure key={at} {...exhibit} />;
}

function ExhibitFigure(exhibit: ShownExhibit & { children?: ReactNode }) {
  const {
    children,
    kind,
    figures,
    crowd,
    struck,
    instead,
    words,
    person,
    piece,
    chart,
    counts = '',
    from,
    sum,
  } = exhibit;
  if (crowd) {
    const composition = { view: 'crowd', ...crowd } as const;
    const counted = (size: 'crowd' | 'tall') =>
      picture({ seed: 'crowd', scheme: 'tide', size, composition });
    return (
      <figure className={`stage crowd crowd--${crowd.motif} dark`}>
        {children && <div className="container">{children}</div>}
        <div className="crowd__scene">
          <Figures className="crowd__figures" figures={figures} />
          <PictureImage picture={counted('crowd')} narrow={counted('tall')} until={599} />
        </div>
      </figure>
    );
  }
  if (exhibit.drawing) return <Drawn {...exhibit} drawing={exhibit.drawing} />;
  // The stylesheet highlights the last one.
  if (kind === 'figures') return <Figures className="figures" figures={figures} />;
  if (kind === 'plate') return <Plate struck={struck} instead={instead} />;
  if (kind === 'words') return words && <Quote words={words} />;
  if (kind === 'break-even') {
    return (
      sum && (
        <div className="sum dark">
          <Widget className="container" name="break-even" props={sum} />
        </div>
      )
    );
  }
  if (kind === 'person') {
    return (
      person && (
        <figure className="person">
          <Portrait person={person} lazy />
          <figcaption>
            <b>{person.name}</b> {person.role}
          </figcaption>
        </figure>
      )
    );
  }
  if (chart && from) {
    return (
      <figure className="charted">
        <figcaption className="container">
          <b>
            <a className="link" href={from.path}>
              {from.client}
            </a>
          </b>{' '}
          {counts}
        </figcaption>
        <SeriesFigure path={from.path} chart={chart} counts={counts} eager={false} />
      </figure>
    );
  }
  return (
    piece && (
      <PieceFigure piece={piece}>
        {from && (
          <>
            {' '}
            <a href={from.path}>{from.client}</a>
          </>
        )}
      </PieceFigure>
    )
  );
}
