import { Fragment, type ReactElement, type ReactNode } from 'react';
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
import type { ShownExhibit } from './shown-exhibit.ts';

/** A part of the text with its exhibits, and the following parts that have none. */
type Spread = {
  /** With its heading, which is also told apart for those that stand on a drawing. */
  readonly html: string;
  readonly heading: string;
  readonly beside: readonly ShownExhibit[];
  /** Parts that follow: beside the same exhibits, or as panels beside each other. */
  readonly more: readonly string[];
  readonly across: readonly ShownExhibit[];
};

/**
 * Splits a text into spreads. Parts without exhibits follow the part before them; as panels, those
 * with nothing beside them stand together, and leave an exhibit that is no taller than its text.
 * There the part of a crowd stands alone, on its ground.
 */
export function spreadsOf(
  body: Body,
  exhibits: readonly ShownExhibit[],
  arePanels = false,
): Spread[] {
  const spreads: Spread[] = [];
  for (const { name, heading, html: words } of chapters(body)) {
    const own = exhibits.filter(({ section }) => section === name);
    const html = heading + words;
    const beside = own.filter((one) => !isAcross(one));
    const across = own.filter(isAcross);
    const last = spreads.at(-1);
    const isApart =
      across.some(({ crowd }) => crowd) ||
      (last?.beside.length && (across.length || last.beside.some(isShort)));
    const isTogether = arePanels ? !beside.length && !isApart : !own.length;
    if (last?.across.length === 0 && isTogether) {
      spreads.splice(-1, 1, { ...last, more: [...last.more, html], across });
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

/** What is about as high as the text beside it. */
function isShort({ kind, piece }: ShownExhibit): boolean {
  return piece === undefined || kind === 'feed';
}

type SpreadsProps = {
  body: Body;
  exhibits: readonly ShownExhibit[];
  /** `spreads--below`: what follows an exhibit gets the full width. */
  className: string;
  /** Whether parts with nothing beside them stand beside each other. */
  arePanels?: boolean;
  /** Whether a part stands on the ground of its crowd. */
  isOnCrowd?: boolean;
  /** Folds what follows a part's first table or second paragraph, if that is long. */
  isFolded?: boolean;
  /** What comes between the part that the page opens on and the rest. */
  children?: ReactNode;
};

/** A text with its exhibits; each kind of page has its own layout. */
export function Spreads(props: SpreadsProps) {
  const { body, exhibits, className, children, arePanels = false } = props;
  const { isOnCrowd = false, isFolded = false } = props;
  const partOf = (html: string) => <Part key={html} html={html} isFolded={isFolded} />;
  return (
    <div className={`spreads ${className}`}>
      {spreadsOf(body, exhibits, arePanels).map(({ html, heading, beside, more, across }, at) => {
        const parts = [html, ...more].map(partOf);
        const [crowd, ...others] = across;
        if (crowd?.drawing && beside.length === 0) {
          const words = { heading, html: html.slice(heading.length) };
          return <Drawn key={heading} {...crowd} drawing={crowd.drawing} {...words} />;
        }
        const isOnIt = isOnCrowd && crowd?.crowd && beside.length === 0;
        if (children && at === 0) {
          return (
            <Fragment key="opening">
              <div className="opening">
                {!isOnIt && <div className="container">{parts}</div>}
                {isOnIt && <ExhibitFigure {...crowd}>{parts}</ExhibitFigure>}
                {(isOnIt ? others : across).map(figureOf)}
              </div>
              {children}
            </Fragment>
          );
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
          <Fragment key={at}>
            {arePanels && !isOnIt && <Panels row={at} beside={beside} parts={parts} />}
            {!arePanels && !isOnIt && (
              <section>
                {parts[0]}
                {beside.length > 0 && <div className="exhibit">{beside.map(figureOf)}</div>}
                {parts.slice(1)}
              </section>
            )}
            {isOnIt && <ExhibitFigure {...crowd}>{parts}</ExhibitFigure>}
            {(isOnIt ? others : across).map(figureOf)}
          </Fragment>
        );
      })}
    </div>
  );
}

type PanelsProps = {
  row: number;
  beside: readonly ShownExhibit[];
  parts: readonly ReactElement[];
};

/** A text beside its exhibits, which change sides from row to row, or texts beside each other. */
function Panels({ row, beside, parts }: PanelsProps) {
  if (beside.length > 0) {
    return (
      <div className={row % 2 === 1 ? 'panels panels--left' : 'panels'}>
        <section className="panel">{parts}</section>
        <div className="panel exhibit">{beside.map(figureOf)}</div>
      </div>
    );
  }
  return (
    <div className={parts.length === 2 ? 'panels panels--pair' : 'panels'}>
      {parts.map((part) => (
        <section key={part.key} className="panel">
          {part}
        </section>
      ))}
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
    return (
      <figure className={`crowd crowd--${crowd.motif} dark`}>
        <div className="container">
          {children}
          <Figures className="crowd__figures" figures={figures} />
          <PictureImage
            picture={picture({ seed: 'crowd', scheme: 'tide', size: 'card', composition })}
          />
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
