import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Site } from '../content/site.ts';
import type { Picture } from '../illustration/picture.ts';
import type { PageRoute } from '../routes/page-route.ts';
import { Layout } from '../ui/layout.tsx';
import { PictureCollector } from '../ui/picture.tsx';
import { type Placement, WidgetCollector } from '../widgets/widget.tsx';
import { lean } from './lean.ts';
import { fillWidgets, type WidgetComponents } from './render-widgets.tsx';

/** A page's markup, and the pictures it shows, which are then drawn. */
export type RenderedPage = {
  readonly route: PageRoute;
  readonly body: string;
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
    return rendered(route, surroundings);
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
function rendered(route: PageRoute, { site, year, widgets }: Surroundings): RenderedPage {
  const pictures: Picture[] = [];
  const placements: (Placement & { id: string })[] = [];
  const place = (placement: Placement) => {
    const id = `w${placements.length + 1}`;
    placements.push({ ...placement, id });
    return id;
  };
  const markup = renderToString(
    <StaticRouter location={route.path === '*' ? '/404' : route.path}>
      <PictureCollector value={(picture) => pictures.push(picture)}>
        <WidgetCollector value={place}>
          <Layout site={site} year={year}>
            {route.element}
          </Layout>
        </WidgetCollector>
      </PictureCollector>
    </StaticRouter>,
  );
  return { route, body: fillWidgets(lean(markup), placements, widgets), pictures };
}
