import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageParts } from '../audit/page-notes.ts';
import type { BaseSite } from '../content/base-site.ts';
import { type Placement, WidgetCollector } from '../widgets/widget-root.tsx';
import type { Drawn, PageRoute } from './page-route.ts';
import { PictureCollector } from './picture-collector.ts';
import { renderWidget, type WidgetComponents } from './render-widgets.tsx';
import type { SiteLayout } from './site-design.ts';
import { allNames, type StyleNames } from './style-names.ts';
import { type WalkOptions, walk } from './walk.ts';

/** A page's markup, and what is known of it. */
export type RenderedPage = {
  readonly body: string;
  /** The pictures on it that tell of themselves, which are drawn later. */
  readonly pictures: readonly Drawn[];
  /** The parts of `body` without the layout's. */
  readonly parts: PageParts;
  /** What all of `body` has. */
  readonly styles: StyleNames;
};

type LayoutContext = {
  readonly site: BaseSite;
  readonly layout: SiteLayout<BaseSite>;
  readonly year: number;
  /** The layout's markup with final names; without it names stay as they are written. */
  readonly named?: (attribute: string) => string;
};

type RenderContext = LayoutContext & {
  readonly widgets: WidgetComponents;
  /** What is done with a page's own markup beside, given the pictures on it. */
  readonly finish?: (pictures: readonly Drawn[]) => Omit<WalkOptions, 'hasBreaks' | 'widget'>;
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
  const placements = new Map<string, Placement>();
  const place = (placement: Placement) => {
    const id = `w${placements.size + 1}`;
    placements.set(id, placement);
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
  const main = walk(markup, {
    hasBreaks: true,
    widget: (id) => {
      const placement = placements.get(id);
      return placement && renderWidget(id, placement, context.widgets);
    },
    ...context.finish?.(pictures),
  });
  const { before, after, styles } = renderLayout(location, context);
  return {
    body: before + main.markup + after,
    pictures,
    parts: main.parts,
    styles: allNames(styles, main.styles),
  };
}

/** The path whose links are marked as current: `/home` is Home too. */
export function markedPath({ path, handle: { marked = path } }: PageRoute): string {
  return marked === '*' ? '/404' : marked;
}

/** The layout's markup before and after a page's main content. */
export type LayoutMarkup = {
  readonly before: string;
  readonly after: string;
  readonly styles: StyleNames;
};

const layouts = new WeakMap<object, Map<string, LayoutMarkup>>();

/**
 * The layout around a page. Rendering it takes longer than rendering most pages, and it only differs
 * in which links are marked as current, so it is rendered once for each set of them.
 */
export function renderLayout(location: string, context: LayoutContext): LayoutMarkup {
  const { site, layout: design, year, named } = context;
  const known = layouts.get(named ?? site) ?? new Map<string, LayoutMarkup>();
  layouts.set(named ?? site, known);
  const marked = design
    .links(site)
    .filter((path) => location === path || location.startsWith(`${path}/`));
  const key = [year, ...marked].join(' ');
  const layout = known.get(key) ?? rendered(location, context);
  known.set(key, layout);
  return layout;
}

function rendered(location: string, { site, layout, year, named }: LayoutContext): LayoutMarkup {
  const element = layout.element(site, { year, children: mainMarker });
  const page = renderToString(<StaticRouter location={location}>{element}</StaticRouter>);
  const { markup, styles } = walk(page, { hasBreaks: false, named });
  const [before = '', after = ''] = markup.split(mainMarker);
  return { before, after, styles };
}

/** Marks the position of the main content; a private-use character that no content contains. */
const mainMarker = '\u{f0000}';
