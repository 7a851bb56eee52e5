import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  ItemPage,
  VideoObject,
  WebPage,
} from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { FilmFacts } from '../../../engine/listings/film-facts.ts';
import type { Breadcrumb } from '../../../engine/seo/metadata.ts';
import { breadcrumbsId, mainId, pageId, websiteId, withTime } from './ids.ts';

export type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ItemPage';

type WebPageNode = Exclude<WebPage | AboutPage | CollectionPage | ContactPage | ItemPage, string>;

type WebPageOptions = {
  /** The site's URL and the page's, both absolute. */
  base: string;
  url: string;
  type: WebPageType;
  title: string;
  description: string;
  hasBreadcrumbs: boolean;
  /** Whether the graph has a node for the page's main entity. */
  hasMain: boolean;
  /** The films that it shows. */
  video: readonly VideoObject[];
};

/** The page, as one of schema.org's page types. */
export function webPage(options: WebPageOptions): WebPageNode {
  const { base, url, type, title, description, hasBreadcrumbs, hasMain, video } = options;
  // `type` decides which member of the union this is; all have these properties.
  return {
    '@type': type,
    '@id': pageId(url),
    url,
    name: title,
    description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': websiteId(base) },
    ...(hasMain && { mainEntity: { '@id': mainId(url) } }),
    ...(video.length > 0 && { video: [...video] }),
    ...(hasBreadcrumbs && { breadcrumb: { '@id': breadcrumbsId(url) } }),
  } as WebPageNode;
}

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

/**
 * A film on a page. Source: Google's guidelines for video structured data.
 *
 * @param published the ISO date of the page, if it has one.
 */
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
