import type { Article, CreativeWork, FAQPage, ItemList, Service } from 'schema-dts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { mainId, organizationId, pageId, personId, withTime } from './ids.ts';

/** What all main entities need of their page. */
type Place = {
  /** The site's URL and the page's, both absolute. */
  readonly base: string;
  readonly url: string;
};

type ArticleFacts = {
  readonly title: string;
  readonly excerpt: string;
  /** ISO dates. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly category: string;
  readonly tags: readonly string[];
  /** A person's id. */
  readonly author: string;
  readonly body: { readonly words: number };
};

type ArticleOptions = Place & { image: readonly string[]; article: ArticleFacts };

/** An article. */
export function articleNode({ base, url, image, article }: ArticleOptions): Article {
  const { title, excerpt, date, updated, category, tags, author, body } = article;
  return {
    '@type': 'Article',
    '@id': mainId(url),
    headline: title,
    description: excerpt,
    image: oneOrMore(image),
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

type CreativeWorkOptions = Place & {
  name: string;
  description: string;
  /** Absolute; the first is what other sites show. */
  image: readonly string[];
  date: string;
};

/** A finished project. */
export function creativeWork(options: CreativeWorkOptions): CreativeWork {
  const { base, url, name, description, image, date } = options;
  return {
    '@type': 'CreativeWork',
    '@id': mainId(url),
    name,
    description,
    url,
    image: oneOrMore(image),
    datePublished: withTime(date),
    inLanguage: 'en-GB',
    creator: { '@id': organizationId(base) },
  };
}

type ServiceOptions = Place & {
  name: string;
  description: string;
  areaServed: string;
};

/** What a service, location, sector or audience page offers. */
export function serviceNode({ base, url, name, description, areaServed }: ServiceOptions): Service {
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

/** The questions and answers on the page. */
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

function oneOrMore(images: readonly string[]): string | string[] {
  const [first = '', ...others] = images;
  return others.length === 0 ? first : [...images];
}
