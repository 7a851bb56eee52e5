import { renderPage } from '../../engine/render/render-page.tsx';
import { loadWidgets } from '../../engine/render/render-widgets.tsx';
import { compositionKey } from '../../site/illustration/composition.ts';
import type { Site } from '../../site/kinds/site.ts';
import { routeTable } from '../../site/load.ts';
import { site as definition } from '../../site/site.ts';
import type { AnyPicture } from '../../site/ui/picture.tsx';

/** The compositions of the pictures on each page; a phone's picture takes the other's place. */
export async function compositions(site: Site): Promise<[path: string, keys: string[]][]> {
  const widgets = await loadWidgets();
  return routeTable(site).map((route) => {
    const { pictures } = renderPage(route, { site, year: 2026, widgets });
    const shown = pictures.map(({ options }) => {
      const key = keyOf(options);
      return [options.seed + key, key] as const;
    });
    return [route.path, [...new Map(shown).values()]];
  });
}

/** A piece of a client's work is known by what it shows, or by whose it is. */
function keyOf(options: AnyPicture['options']): string {
  if (!('drawing' in options)) return compositionKey(options.composition);
  const { seed, drawing } = options;
  return `${drawing.kind} ${'subject' in drawing ? drawing.subject : seed}`;
}
