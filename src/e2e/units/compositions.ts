import { compositionKey } from '../../illustration/composition.ts';
import { routeTable } from '../../kinds/route-table.ts';
import type { Site } from '../../kinds/site.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadWidgets } from '../../render/render-widgets.tsx';

/** The compositions of the pictures on each page; a phone's picture takes the other's place. */
export async function compositions(site: Site): Promise<[path: string, keys: string[]][]> {
  const widgets = await loadWidgets();
  return routeTable(site).map((route) => {
    const { pictures } = renderPage(route, { site, year: 2026, widgets });
    const shown = pictures.map(({ options: { seed, composition } }) => {
      const key = compositionKey(composition);
      return [seed + key, key] as const;
    });
    return [route.path, [...new Map(shown).values()]];
  });
}
