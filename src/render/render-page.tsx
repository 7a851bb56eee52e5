import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Picture } from '../illustration/picture.ts';
import { menuNotes } from '../kinds/audience/menu-notes.ts';
import type { PageRoute } from '../kinds/page-route.ts';
import type { Site } from '../kinds/site.ts';
import { Layout } from '../ui/layout.tsx';
import { PictureCollector } from '../ui/picture.tsx';
import { type Placement, WidgetCollector } from '../widgets/widget.tsx';
import { lean } from './lean.ts';
import { fillWidgets, type WidgetComponents } from './render-widgets.tsx';

/** A page's markup, and the pictures it shows, which are then drawn. */
export type RenderedPage = {
  readonly route: PageRoute;
  readonly body: string;
  /** What the page has in that by itself, within the layout. */
  readonly main: string;
  readonly pictures: readonly Picture[];
};

type Surroundings = {
  readonly site: Site;
  readonly year: number;
  readonly widgets: WidgetComponents;
};

/**
 * One page as HTML.
 *
 * @throws Error naming the page and its file where a component throws; the cause has the stack.
 */
export function renderPage(route: PageRoute, surroundings: Surroundings): RenderedPage {
  try {
    return markupOf(route, surroundings);
  } catch (cause) {
    const { path, handle } = route;
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${handle.source} (${path}) cannot be rendered: ${what}`, { cause });
  }
}

/**
 * `StaticRouter` gives links their current-page marks; matching all routes anew for every page would
 * make the build's time grow with the square of the pages.
 */
function markupOf(route: PageRoute, surroundings: Surroundings): RenderedPage {
  const pictures: Picture[] = [];
  const placements: (Placement & { id: string })[] = [];
  const place = (placement: Placement) => {
    const id = `w${placements.length + 1}`;
    placements.push({ ...placement, id });
    return id;
  };
  const location = route.path === '*' ? '/404' : route.path;
  const markup = renderToString(
    <StaticRouter location={location}>
      <PictureCollector value={(picture) => pictures.push(picture)}>
        <WidgetCollector value={place}>{route.element}</WidgetCollector>
      </PictureCollector>
    </StaticRouter>,
  );
  const [before, after] = renderLayout(location, surroundings);
  const main = fillWidgets(lean(markup), placements, surroundings.widgets);
  return { route, body: before + main + after, main, pictures };
}

/** What stands before and after the main part of a page. */
export type LayoutMarkup = readonly [before: string, after: string];

const layouts = new WeakMap<Site, Map<string, LayoutMarkup>>();

/**
 * The layout around a page. Rendering it takes longer than most pages, and it differs only in which
 * links are marked as current, so it is rendered once for each set of them.
 */
export function renderLayout(
  location: string,
  { site, year }: Omit<Surroundings, 'widgets'>,
): LayoutMarkup {
  const known = layouts.get(site) ?? new Map<string, LayoutMarkup>();
  layouts.set(site, known);
  const { main, whoWeHelp } = site.navigation;
  const marked = [...main, ...whoWeHelp.items].filter(
    ({ href }) => location === href || location.startsWith(`${href}/`),
  );
  const key = [year, ...marked.map(({ href }) => href)].join(' ');
  const layout = known.get(key) ?? rendered(location, site, year);
  known.set(key, layout);
  return layout;
}

function rendered(location: string, site: Site, year: number): LayoutMarkup {
  const markup = lean(
    renderToString(
      <StaticRouter location={location}>
        <Layout {...site} notes={menuNotes(site.audiences)} year={year}>
          {place}
        </Layout>
      </StaticRouter>,
    ),
  );
  const [before = '', after = ''] = markup.split(place);
  return [before, after];
}

/** Stands where a page's main part belongs; no text of ours can hold it. */
const place = '\u{f0000}';
