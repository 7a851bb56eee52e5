import type { ItemList } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { mainId } from './ids.ts';

/** The pages that a list page lists, in its order. */
export function itemList(
  base: string,
  url: string,
  items: readonly { readonly title: string; readonly path: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': mainId(url),
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(base, path),
    })),
  };
}
