import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { BaseSite } from '../content/base-site.ts';
import { type Placement, WidgetCollector } from '../widgets/widget-root.tsx';
import { headingBreaks } from './heading-breaks.ts';
import { lean } from './lean.ts';
import type { Drawn, PageRoute } from './page-route.ts';
import { PictureCollector } from './picture-collector.ts';
import { fillWidgets, type WidgetComponents } from './render-widgets.tsx';
import type { SiteLayout } from './site-design.ts';

/** A page's markup, and the pictures on it, which are drawn later. */
export type RenderedPage = {
  readonly route: PageRoute;
  readonly body: string;
  /** The page's own part of `body`, without the layout. */
  readonly main: string;
  readonly pictures: readonly Drawn[];
};

type LayoutContext = {
  readonly site: BaseSite;
  readonly layout: SiteLayout<BaseSite>;
  readonly year: number;
};

type RenderContext = LayoutContext & {
  readonly widgets: WidgetComponents;
};

/**
 * Renders one page to HTML.
 *
 * @throws Error naming the page and its file if a component throws; `cause` has the stack.
 */
export function renderPage(route: PageRoute, context: RenderContext): RenderedPage {
  try {
    return markupOf(route, context);
  } catch (cause) {
    const { path, handle } = route;
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${handle.source} (${path}) cannot be rendered: ${what}`, { cause });
  }
}

/**
 * `StaticRouter` lets links mark the current page. The route's element is rendered directly:
 * matching all routes for every page would take time quadratic in the number of pages.
 */
function markupOf(route: PageRoute, context: RenderContext): RenderedPage {
  const pictures: Drawn[] = [];
  const placements: (Placement & { id: string })[] = [];
  const place = (placement: Placement) => {
    const id = `w${placements.length + 1}`;
    placements.push({ ...placement, id });
    return id;
  };
  const location = markedPath(route);
  const markup = renderToString(
    <StaticRouter location={location}>
      <PictureCollector value={(picture) => pictures.push(picture)}>
        <WidgetCollector value={place}>{route.element}</WidgetCollector>
      </PictureCollector>
    </StaticRouter>,
  );
  const [before, after] = renderLayout(location, context);
  const main = fillWidgets(headingBreaks(lean(markup)), placements, context.widgets);
  return { route, body: before + main + after, main, pictures };
}

/** The path whose links are marked as current: `/home` is Home too. */
export function markedPath({ path, handle: { marked = path } }: PageRoute): string {
  return marked === '*' ? '/404' : marked;
}

/** The layout's markup before and after a page's main content. */
export type LayoutMarkup = readonly [before: string, after: string];

const layouts = new WeakMap<BaseSite, Map<string, LayoutMarkup>>();

/**
 * The layout around a page. Rendering it takes longer than rendering most pages, and it only differs
 * in which links are marked as current, so it is rendered once for each set of them.
 */
export function renderLayout(location: string, context: LayoutContext): LayoutMarkup {
  const { site, layout: design, year } = context;
  const known = layouts.get(site) ?? new Map<string, LayoutMarkup>();
  layouts.set(site, known);
  const marked = design
    .links(site)
    .filter((path) => location === path || location.startsWith(`${path}/`));
  const key = [year, ...marked].join(' ');
  const layout = known.get(key) ?? rendered(location, context);
  known.set(key, layout);
  return layout;
}

function rendered(location: string, { site, layout, year }: LayoutContext): LayoutMarkup {
  const element = layout.element(site, { year, children: mainMarker });
  const markup = lean(renderToString(<StaticRouter location={location}>{element}</StaticRouter>));
  const [before = '', after = ''] = markup.split(mainMarker);
  return [before, after];
}

/** Marks the position of the main content; a private-use character that no content contains. */
const mainMarker = '\u{f0000}';
