import type { BreadcrumbList, ListItem, VideoObject } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { FilmFacts } from '../../../engine/listings/film-facts.ts';
import type { Breadcrumb } from '../../../engine/seo/metadata.ts';
import { breadcrumbsId, withTime } from './ids.ts';

/** The breadcrumbs from the home page to this page. */
export function breadcrumbList(
  base: string,
  url: string,
  breadcrumbs: readonly Breadcrumb[],
): BreadcrumbList {
  const itemListElement = breadcrumbs.map(({ name, path }, index): ListItem => {
    return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(base, path) };
  });
  return { '@type': 'BreadcrumbList', '@id': breadcrumbsId(url), itemListElement };
}

/** Source: Google's guidelines for video structured data. @param published the page's ISO date. */
export function videoObject(base: string, film: FilmFacts, published?: string): VideoObject {
  const [minutes, seconds] = film.length.split(':').map(Number);
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: absoluteUrl(base, `/${film.poster}`),
    contentUrl: absoluteUrl(base, `/${film.file}`),
    ...(published && { uploadDate: withTime(published) }),
    duration: `PT${minutes}M${seconds}S`,
    inLanguage: 'en-GB',
  };
}
