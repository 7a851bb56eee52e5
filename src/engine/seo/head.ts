import { escapeHtml, scriptJson } from '../kernel/html.ts';
import type { PhotographMarkup } from '../kernel/photograph.ts';
import type { PageMetadata } from './metadata.ts';

export function headTags(metadata: PageMetadata, siteName: string): string {
  const { title, description, keywords, canonical, ogType, article } = metadata;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('keywords', keywords.join(', ')),
    metadata.indexed ? '' : noindexTag,
    metadata.indexed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    property('og:title', title),
    property('og:description', description),
    property('og:type', ogType),
    property('og:url', canonical),
    property('og:image', metadata.ogImage),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', metadata.ogImageAlt),
    property('og:site_name', siteName),
    property('og:locale', 'en_GB'),
    named('twitter:card', 'summary_large_image'),
    ...(article ? articleTags(article) : []),
    metadata.preload ? preloadTag(metadata.preload) : '',
    `<script type="application/ld+json">${scriptJson(metadata.structuredData)}</script>`,
  ];
  return tags.filter(Boolean).join('\n');
}

/** Only the best format: a browser that doesn't know it skips the whole tag. */
function preloadTag({ sources: [best], sizes, img }: PhotographMarkup): string {
  const file = best
    ? `type="${best.type}" imagesrcset="${best.srcSet}" imagesizes="${sizes}"`
    : `href="${img.src}"`;
  return `<link rel="preload" as="image" ${file} fetchpriority="high">`;
}

function articleTags(article: NonNullable<PageMetadata['article']>): string[] {
  const { publishedTime, modifiedTime, author, section, tags } = article;
  return [
    property('article:published_time', publishedTime),
    modifiedTime ? property('article:modified_time', modifiedTime) : '',
    property('article:author', author),
    property('article:section', section),
    ...tags.map((tag) => property('article:tag', tag)),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

export const noindexTag = named('robots', 'noindex');
