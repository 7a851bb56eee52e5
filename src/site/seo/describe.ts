import type {
  BreadcrumbList,
  ListItem,
  Organization,
  Thing,
  VideoObject,
  WebPage,
} from 'schema-dts';
import type { ShownFilm } from '../../engine/content/blocks/film-figure.ts';
import type { Body } from '../../engine/content/markdown.ts';
import { absoluteUrl, shareAsset } from '../../engine/kernel/path.ts';
import { type Photograph, photographMarkup, sharePath } from '../../engine/kernel/photograph.ts';
import { type FilmFacts, filmFacts } from '../../engine/listings/film-facts.ts';
import type { Breadcrumb, PageMetadata } from '../../engine/seo/metadata.ts';
import type { Settings } from '../data/settings.ts';
import { organizationInShort, website } from './json-ld/agency.ts';
import { breadcrumbsId, mainId, pageId, websiteId, withTime } from './json-ld/ids.ts';

export function shareImage(base: string, path: string): string {
  return absoluteUrl(base, `/assets/${shareAsset(path)}`);
}

/** The absolute URL of a cover as other sites show it. */
export function coverImage(base: string, cover: Photograph): string {
  return absoluteUrl(base, `/${sharePath(cover)}`);
}

type Described = {
  readonly path: string;
  /** The page's h1, which its share image shows too. */
  readonly title: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly body?: Pick<Body, 'films'>;
};

/** What a page's own fields don't say. */
export type Further = {
  readonly cover?: { readonly photograph: Photograph; readonly alt: string };
  readonly type?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ItemPage';
  /** The breadcrumbs after the home page; the last is the page itself. */
  readonly trail?: readonly Breadcrumb[];
  readonly article?: PageMetadata['article'];
  readonly indexed?: boolean;
  readonly main?: Thing;
  /** The films under its text, and the ISO date of the page, if it has one. */
  readonly films?: readonly ShownFilm[];
  readonly published?: string;
  readonly nodes?: readonly Thing[];
  /** The agency, if the page describes it in more detail than its name. */
  readonly organization?: Organization;
};

export function describe(page: Described, settings: Settings, further: Further): PageMetadata {
  const { path, metaTitle: title, description, keywords } = page;
  const { type = 'WebPage', trail = [], main, films = [], published, nodes = [] } = further;
  const base = settings.url;
  const url = absoluteUrl(base, path);
  const breadcrumbs = trail.length > 0 ? [{ name: 'Home', path: '/' }, ...trail] : [];
  const video = filmFacts([...(page.body?.films ?? []), ...films]).map((film) =>
    videoObject(base, film, published),
  );
  // `type` decides which of schema.org's page types this is; all have these properties.
  const webPage = {
    '@type': type,
    '@id': pageId(url),
    url,
    name: title,
    description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': websiteId(base) },
    ...(main && { mainEntity: { '@id': mainId(url) } }),
    ...(video.length > 0 && { video }),
    ...(trail.length > 0 && { breadcrumb: { '@id': breadcrumbsId(url) } }),
  } as WebPage;
  const graph: Thing[] = [
    website(settings),
    further.organization ?? organizationInShort(settings),
    webPage,
    ...(trail.length > 0 ? [breadcrumbList(base, url, breadcrumbs)] : []),
    ...(main ? [main] : []),
    ...nodes,
  ];
  return {
    title,
    description,
    keywords,
    canonical: url,
    ogType: further.article ? 'article' : 'website',
    ...shareOf(page, base, further.cover),
    ...(further.article && { article: further.article }),
    structuredData: { '@context': 'https://schema.org', '@graph': graph },
    breadcrumbs,
    indexed: further.indexed ?? true,
  };
}

/** The picture beside a link to the page: its cover, or else the card that is drawn for it. */
function shareOf({ path, title }: Described, base: string, cover: Further['cover']) {
  if (!cover) {
    const ogImageAlt = `“${title}”, over a pier and its lighthouse`;
    return { ogImage: shareImage(base, path), ogImageAlt };
  }
  const preload = photographMarkup(cover.photograph, 'cover');
  return { ogImage: coverImage(base, cover.photograph), ogImageAlt: cover.alt, preload };
}

/** The breadcrumbs from the home page to this page. */
function breadcrumbList(
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
function videoObject(base: string, film: FilmFacts, published?: string): VideoObject {
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
