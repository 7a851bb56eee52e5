import type {
  AboutPage,
  CollectionPage,
  ContactPage,
  ItemPage,
  VideoObject,
  WebPage,
} from 'schema-dts';
import { breadcrumbsId, mainId, pageId, websiteId } from './ids.ts';

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
