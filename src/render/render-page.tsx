import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Site } from '../content/site.ts';
import type { Picture } from '../illustration/picture.ts';
import type { PageRoute } from '../routes/page-route.ts';
import { Layout } from '../ui/layout.tsx';
import { PictureCollector } from '../ui/picture.tsx';

/** A page's markup, and the pictures it shows, which are then drawn. */
export type RenderedPage = {
  readonly route: PageRoute;
  readonly body: string;
  readonly pictures: readonly Picture[];
};

/**
 * One page as HTML. `StaticRouter` gives links their current-page marks; matching all routes anew
 * for every page would make the build's time grow with the square of the pages.
 */
export function renderPage(site: Site, route: PageRoute, year: number): RenderedPage {
  const pictures: Picture[] = [];
  const body = renderToString(
    <StaticRouter location={route.path === '*' ? '/404' : route.path}>
      <PictureCollector value={(picture) => pictures.push(picture)}>
        <Layout site={site} year={year}>
          {route.element}
        </Layout>
      </PictureCollector>
    </StaticRouter>,
  );
  return { route, body, pictures };
}
