import { compositionKey } from '../../site/illustration/picture.ts';
import type { Site } from '../../site/kinds/site.ts';
import { routeTable } from '../../site/own-site.ts';
import type { AnyPicture } from '../../site/ui/picture.tsx';
import { picturesOn } from './rendering.ts';

/** The compositions of the pictures on each page; a phone's picture takes the other's place. */
export async function compositions(site: Site): Promise<[path: string, keys: string[]][]> {
  return routeTable(site).map((route) => {
    const shown = picturesOn(route, site).map(({ options }) => {
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
