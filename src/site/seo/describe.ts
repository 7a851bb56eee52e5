import type { Organization, Thing } from 'schema-dts';
import { absoluteUrl, shareAsset } from '../../engine/kernel/path.ts';
import { type Photograph, photographMarkup, sharePath } from '../../engine/kernel/photograph.ts';
import type { FilmFacts } from '../../engine/listings/film-facts.ts';
import type { Breadcrumb, PageMetadata } from '../../engine/seo/metadata.ts';
import type { Settings } from '../data/settings.ts';
import { organizationInShort, website } from './json-ld/agency.ts';
import { breadcrumbList, videoObject, type WebPageType, webPage } from './json-ld/web-page.ts';

/** The absolute URL of a page's share image. */
export function shareImage(base: string, path: string): string {
  return absoluteUrl(base, `/assets/${shareAsset(path)}`);
}

/** The absolute URL of a cover as other sites show it. */
export function coverImage(base: string, cover: Photograph): string {
  return absoluteUrl(base, `/${sharePath(cover)}`);
}

type PageFacts = {
  readonly settings: Settings;
  /** The page's canonical path. */
  readonly path: string;
  readonly title: string;
  /** The page's h1, which its share image shows too. */
  readonly headline: string;
  /** The photograph at the page's top, and what it shows. */
  readonly cover?: { readonly photograph: Photograph; readonly alt: string };
  readonly description: string;
  readonly keywords: readonly string[];
  readonly type?: WebPageType;
  /** The breadcrumbs after the home page; the last is the page itself. */
  readonly trail?: readonly Breadcrumb[];
  readonly article?: PageMetadata['article'];
  readonly indexed?: boolean;
  /** The page's main entity. */
  readonly main?: Thing;
  /** The films of our own that it shows, and the ISO date of the page, if it has one. */
  readonly films?: readonly FilmFacts[];
  readonly published?: string;
  /** Further nodes of the page's graph. */
  readonly nodes?: readonly Thing[];
  /** The agency, if the page describes it in more detail than its name. */
  readonly organization?: Organization;
};

/** A page's metadata, with its JSON-LD graph and breadcrumbs. */
export function describe(facts: PageFacts): PageMetadata {
  const { settings, path, title, description, keywords, type = 'WebPage', trail = [] } = facts;
  const base = settings.url;
  const url = absoluteUrl(base, path);
  const breadcrumbs = trail.length > 0 ? [{ name: 'Home', path: '/' }, ...trail] : [];
  const hasBreadcrumbs = breadcrumbs.length > 0;
  const nodes: Thing[] = [
    website(settings),
    facts.organization ?? organizationInShort(settings),
    webPage({
      base,
      url,
      type,
      title,
      description,
      hasBreadcrumbs,
      hasMain: facts.main !== undefined,
      video: (facts.films ?? []).map((film) => videoObject(base, film, facts.published)),
    }),
    ...(hasBreadcrumbs ? [breadcrumbList(base, url, breadcrumbs)] : []),
    ...(facts.main ? [facts.main] : []),
    ...(facts.nodes ?? []),
  ];
  return {
    title,
    description,
    keywords,
    canonical: url,
    ogType: facts.article ? 'article' : 'website',
    ...shareOf(facts),
    ...(facts.article && { article: facts.article }),
    structuredData: { '@context': 'https://schema.org', '@graph': nodes },
    breadcrumbs,
    indexed: facts.indexed ?? true,
  };
}

/** The picture beside a link to the page: its cover, or else the card that is drawn for it. */
function shareOf({ settings, path, headline, cover }: PageFacts) {
  if (!cover) {
    const ogImageAlt = `“${headline}”, over a pier and its lighthouse`;
    return { ogImage: shareImage(settings.url, path), ogImageAlt };
  }
  const { photograph, alt } = cover;
  const preload = photographMarkup(photograph, 'cover');
  return { ogImage: coverImage(settings.url, photograph), ogImageAlt: alt, preload };
}
