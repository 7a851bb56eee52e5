import type { Article, CreativeWork, FAQPage, ItemList, ListItem, Service } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { mainId, organizationId, pageId, personId, withTime } from './ids.ts';

/** `base` is the site's URL and `url` the page's, both absolute. */

type ArticleFacts = {
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly updated?: string | undefined;
  readonly category: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly body: { readonly words: number };
};

export function articleNode(
  base: string,
  url: string,
  article: ArticleFacts,
  images: readonly string[],
): Article {
  const { title, excerpt, date, updated, category, tags, author, body } = article;
  return {
    '@type': 'Article',
    '@id': mainId(url),
    headline: title,
    description: excerpt,
    image: oneOrMore(images),
    datePublished: withTime(date),
    dateModified: withTime(updated ?? date),
    articleSection: category,
    keywords: tags.join(', '),
    wordCount: body.words,
    inLanguage: 'en-GB',
    author: { '@id': personId(base, author) },
    publisher: { '@id': organizationId(base) },
    mainEntityOfPage: { '@id': pageId(url) },
  };
}

type Project = { readonly title: string; readonly description: string; readonly date: string };

/** A finished project. @param images absolute; the first is what other sites show. */
export function creativeWork(
  base: string,
  url: string,
  { title, description, date }: Project,
  images: readonly string[],
): CreativeWork {
  return {
    '@type': 'CreativeWork',
    '@id': mainId(url),
    name: title,
    description,
    url,
    image: oneOrMore(images),
    datePublished: withTime(date),
    inLanguage: 'en-GB',
    creator: { '@id': organizationId(base) },
  };
}

type Offered = Record<'name' | 'description' | 'areaServed', string>;

/** What a service, location, sector or audience page offers. */
export function serviceNode(base: string, url: string, offered: Offered): Service {
  const { name, description, areaServed } = offered;
  return {
    '@type': 'Service',
    '@id': mainId(url),
    name,
    description,
    url,
    areaServed,
    provider: { '@id': organizationId(base) },
  };
}

type Question = { readonly q: string; readonly a: string };

export function faqPage(url: string, faqs: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faqs`,
    isPartOf: { '@id': pageId(url) },
    mainEntity: faqs.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

type Item = { readonly title: string; readonly path: string };

/** The pages that a list page lists, in its order. */
export function itemList(base: string, url: string, items: readonly Item[]): ItemList {
  const itemListElement = items.map(({ title, path }, index): ListItem => {
    const place = { position: index + 1, name: title, url: absoluteUrl(base, path) };
    return { '@type': 'ListItem', ...place };
  });
  return { '@type': 'ItemList', '@id': mainId(url), itemListElement };
}

function oneOrMore(images: readonly string[]): string | string[] {
  const [first = '', ...others] = images;
  return others.length === 0 ? first : [...images];
}
