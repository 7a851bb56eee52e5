import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { Breadcrumb } from '../../../engine/seo/metadata.ts';
import { breadcrumbsId } from './ids.ts';

/** The breadcrumbs from the home page to this page. */
export function breadcrumbList(
  base: string,
  url: string,
  breadcrumbs: readonly Breadcrumb[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(url),
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(base, path),
    })),
  };
}
