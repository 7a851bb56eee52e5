import { Fragment, type ReactNode } from 'react';
import type { Body } from '../../engine/content/markdown.ts';
import { picture } from '../illustration/picture.ts';
import { foldedHtml } from '../ui/folded.tsx';
import { Markup } from '../ui/markup.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Quote } from '../ui/quote.tsx';
import { Widget } from '../widgets/widget.tsx';
import { Drawn } from './drawn.tsx';
import { Pairs } from './pairs.tsx';
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
  readonly beside: readonly ShownExhibit[];
  /** Parts that follow: beside the same exhibits. */
  readonly more: readonly string[];
  readonly across: readonly ShownExhibit[];
};

export function spreadsOf(body: Body, exhibits: readonly ShownExhibit[]): Spread[] {
  const spreads: Spread[] = [];
  for (const { name, heading, html: words } of chapters(body)) {
    const own = exhibits.filter(({ section }) => section === name);
    const html = heading + words;
    const beside = own.filter((one) => !isAcross(one));
    const across = own.filter(isAcross);
    const last = spreads.at(-1);
    if (last?.across.length === 0 && own.length === 0) {
      spreads.splice(-1, 1, { ...last, more: [...last.more, html] });
      continue;
    }
    spreads.push({ html, heading, beside, more: [], across });
  }
  return spreads;
}

/** Whether a text begins with something that takes the full width: its page opens on that. */
export function opensWide({ body, exhibits }: Pick<SpreadsProps, 'body' | 'exhibits'>): boolean {
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
    kind === 'pairs' ||
    crowd !== undefined ||
    (piece !== undefined && isStoryboard(piece))
  );
}

type SpreadsProps = {
  body: Body;
  exhibits: readonly ShownExhibit[];
  className: string;
  /**
   * Whether each part is a panel: few words are large, what is long is folded, and a part stands on
   * the ground of what goes across.
   */
  arePanels?: boolean;
  /** What comes after the part that the page opens on. */
  children?: ReactNode;
};

/** A text with its exhibits; each kind of page has its own layout. */
export function Spreads(props: SpreadsProps) {
  const { body, exhibits, className, arePanels = false, children } = props;
  return (
    <div className={`spreads ${className}`}>
      {spreadsOf(body, exhibits).map(({ html, heading, beside, more, across }, at) => {
        const partOf = (one: string) => <Part key={one} html={one} isFolded={arePanels} />;
        const [first, ...others] = across;
        const stage = beside.length === 0 ? first : undefined;
        if (stage?.drawing) {
          const words = { heading, html: html.slice(heading.length) };
          return <Drawn key={heading} {...stage} drawing={stage.drawing} {...words} />;
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
          <Fragment key={at}>
            {stage?.crowd ? (
              <>
                <ExhibitFigure {...stage}>{partOf(html)}</ExhibitFigure>
                {others.map(figureOf)}
              </>
            ) : stage && arePanels ? (
              <div className={`stage stage--${stage.kind}`}>
                <div className="container">{partOf(html)}</div>
                {across.map(figureOf)}
              </div>
            ) : (
              <>
                {arePanels ? (
                  <Panels row={at} beside={beside} parts={[html, ...more]} />
                ) : (
                  <section>
                    {partOf(html)}
                    {beside.length > 0 && <div className="exhibit">{beside.map(figureOf)}</div>}
                    {more.map(partOf)}
                  </section>
                )}
                {across.map(figureOf)}
              </>
            )}
            {at === 0 && children}
          </Fragment>
        );
      })}
    </div>
  );
}

type PanelsProps = {
  row: number;
  beside: readonly ShownExhibit[];
  parts: readonly string[];
};

/** A text beside its exhibits, which change sides from row to row, or texts beside each other. */
function Panels({ row, beside, parts }: PanelsProps) {
  const panels = parts.map((html) => (
    <section key={html} className={isSaid(html) ? 'panel said' : 'panel'}>
      <Part html={html} />
    </section>
  ));
  if (beside.length === 0) return <div className="panels">{panels}</div>;
  return (
    <div className={row % 2 === 1 ? 'panels panels--left' : 'panels'}>
      <div className="panels__texts">{panels}</div>
      <div className="panel exhibit">{beside.map(figureOf)}</div>
    </div>
  );
}

export function Part({ html, isFolded = true }: { html: string; isFolded?: boolean }) {
  const [, shown = '', rest = ''] =
    /^(.*?<section class="table".*?<\/section>|(?:.*?<\/p>){2})(.*)$/s.exec(html) ?? [];
  const isLong = rest.replaceAll(/<[^>]*>/g, '').length >= 400;
  const text = isFolded && isLong ? shown + foldedHtml('Read on', rest) : html;
  return <Markup className="prose" html={text} />;
}

export function figureOf(exhibit: ShownExhibit, at: number) {
  return <ExhibitFigure key={at} {...exhibit} />;
}

export function ExhibitFigure(exhibit: ShownExhibit & { children?: ReactNode }) {
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
  if (kind === 'pairs') return <Pairs pairs={exhibit.pairs} />;
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
