import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { BaseSite } from '../content/base-site.ts';
import { Hydration } from '../widgets/hydration.tsx';
import { type Placement, WidgetCollector, type WidgetRegistry } from '../widgets/widget-root.tsx';
import { headingBreaks } from './heading-breaks.ts';
import { lean } from './lean.ts';
import type { Drawn, PageRoute } from './page-route.ts';
import { PictureCollector } from './picture-collector.ts';
import type { SiteLayout } from './site-design.ts';

type WidgetComponents = ReadonlyMap<string, ComponentType<object>>;

export async function loadWidgets(registry: WidgetRegistry): Promise<WidgetComponents> {
  const loaded = Object.entries(registry).map(
    // Props were type-checked where the widget was placed.
    async ([name, load]) => [name, (await load()) as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(loaded));
}

type LayoutContext = {
  readonly site: BaseSite;
  readonly layout: SiteLayout<BaseSite>;
  readonly year: number;
  /** Puts the final names of assets into the layout; without it names stay as they are written. */
  readonly named?: (layout: string) => string;
};

type RenderContext = LayoutContext & {
  readonly widgets: WidgetComponents;
  readonly finish?: (main: string, pictures: readonly Drawn[]) => string;
};

/** @throws Error naming the page and its file if a component throws; `cause` has the stack. */
export function renderPage(route: PageRoute, context: RenderContext) {
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
function markupOf(route: PageRoute, context: RenderContext) {
  const shown = new Set<Drawn>();
  const placements = new Map<string, Placement>();
  const place = (placement: Placement) => {
    const id = `w${placements.size + 1}`;
    placements.set(id, placement);
    return id;
  };
  const { path, handle } = route;
  // The path whose links are marked as current: `/home` is Home too.
  const { marked = path } = handle;
  const location = marked === '*' ? '/404' : marked;
  const markup = renderToString(
    <StaticRouter location={location}>
      <PictureCollector value={(picture) => shown.add(picture)}>
        <WidgetCollector value={place}>{route.element}</WidgetCollector>
      </PictureCollector>
    </StaticRouter>,
  );
  const whole = headingBreaks(lean(markup)).replace(/<!--(w\d+)-->/g, (comment, id: string) => {
    const placement = placements.get(id);
    return placement ? renderWidget(id, placement, context.widgets) : comment;
  });
  // Those that register themselves; they are drawn later.
  const pictures = [...shown];
  const main = context.finish?.(whole, pictures) ?? whole;
  const { before, after } = renderLayout(location, context);
  return { body: before + main + after, main, pictures };
}

/** A React root of its own, exactly as the browser hydrates it. */
function renderWidget(
  id: string,
  { name, props }: Placement,
  components: WidgetComponents,
): string {
  const Component = components.get(name);
  if (!Component) throw new Error(`The registry has no widget "${name}".`);
  return renderToString(
    <Hydration>
      <Component {...props} />
    </Hydration>,
    { identifierPrefix: id },
  );
}

type LayoutMarkup = { readonly before: string; readonly after: string };

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
  const page = lean(renderToString(<StaticRouter location={location}>{element}</StaticRouter>));
  const [before = '', after = ''] = (named?.(page) ?? page).split(mainMarker);
  return { before, after };
}

/** Marks the position of the main content; a private-use character that no content contains. */
const mainMarker = '\u{f0000}';
