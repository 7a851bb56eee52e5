import type { PageRoute } from '../../engine/render/page-route.ts';
import { loadWidgets, renderPage } from '../../engine/render/render-page.tsx';
import type { Site } from '../../site/kinds/site.ts';
import { site as definition } from '../../site/site.ts';
import type { AnyPicture } from '../../site/ui/picture.tsx';

/** What our pages are rendered with, beside the content. */
export const rendering = {
  layout: definition.layout,
  year: 2026,
  widgets: await loadWidgets(definition.widgets),
};

export function picturesOn(route: PageRoute, site: Site): readonly AnyPicture[] {
  // Our own component alone tells the collector.
  return renderPage(route, { ...rendering, site }).pictures as AnyPicture[];
}
