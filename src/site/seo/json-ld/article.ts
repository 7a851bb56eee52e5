import type { Article } from 'schema-dts';
import { mainId, organizationId, pageId, personId } from './ids.ts';

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

type ArticleOptions = {
  base: string;
  url: string;
  image: readonly string[];
  article: ArticleFacts;
};

/** An article. Its dates have a time and an offset, which validators require. */
export function articleNode({ base, url, image, article }: ArticleOptions): Article {
  const { title, excerpt, date, updated, category, tags, author, body } = article;
  const [first = '', ...others] = image;
  return {
    '@type': 'Article',
    '@id': mainId(url),
    headline: title,
    description: excerpt,
    image: others.length === 0 ? first : [...image],
    datePublished: `${date}T09:00:00+00:00`,
    dateModified: `${updated ?? date}T09:00:00+00:00`,
    articleSection: category,
    keywords: tags.join(', '),
    wordCount: body.words,
    inLanguage: 'en-GB',
    author: { '@id': personId(base, author) },
    publisher: { '@id': organizationId(base) },
    mainEntityOfPage: { '@id': pageId(url) },
  };
}
