import type { Organization, Thing } from 'schema-dts';
import type { Settings } from '../data/settings.ts';
import { absoluteUrl, shareAsset } from '../kernel/path.ts';
import { breadcrumbList } from './json-ld/breadcrumb-list.ts';
import { organizationInShort } from './json-ld/organization.ts';
import { type WebPageType, webPage } from './json-ld/web-page.ts';
import { website } from './json-ld/website.ts';
import type { Breadcrumb, PageMetadata } from './metadata.ts';

/** The absolute address of the picture that other sites show beside a link to a page. */
export function shareImage(base: string, path: string): string {
  return absoluteUrl(base, `/assets/${shareAsset(path)}`);
}

type PageFacts = {
  readonly settings: Settings;
  /** The canonical path: that of the first address, where a page has two. */
  readonly path: string;
  readonly title: string;
  /** What the page calls itself, which its share picture says too. */
  readonly headline: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly type?: WebPageType;
  /** The way here, less the home page; the last is the page itself. */
  readonly trail?: readonly Breadcrumb[];
  readonly article?: PageMetadata['article'];
  readonly indexed?: boolean;
  /** What the page is about. */
  readonly main?: Thing;
  /** What else it tells. */
  readonly nodes?: readonly Thing[];
  /** The agency, where the page tells more of it than its name. */
  readonly organization?: Organization;
};

/** A page's metadata: one graph, one canonical, the way home. */
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
    ogImage: shareImage(base, path),
    ogImageAlt: `“${facts.headline}”, over a pier and its lighthouse`,
    ...(facts.article && { article: facts.article }),
    structuredData: { '@context': 'https://schema.org', '@graph': nodes },
    breadcrumbs,
    indexed: facts.indexed ?? true,
  };
}
