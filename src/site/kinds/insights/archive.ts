import type { PageOf } from '../../../engine/content/content-page.ts';
import { readingMinutes } from '../../../engine/kernel/text.ts';
import { type ArticleSummary, type IndexEntry, toIndexEntry } from '../../data/article-summary.ts';
import type { article } from '../article/schema.ts';
import { articlesPerPage, pageCount } from './archive-paths.ts';

type Article = PageOf<typeof article>;

/** The articles split into pages, newest first; always at least one page. */
export function archive(articles: readonly Article[]): (readonly Article[])[] {
  return Array.from({ length: pageCount(articles.length) }, (_, at) =>
    articles.slice(at * articlesPerPage, (at + 1) * articlesPerPage),
  );
}

export function articleSummary(article: Article): ArticleSummary {
  const { path, title, category, date, excerpt, body } = article;
  return { path, title, category, date, minutes: readingMinutes(body.words), excerpt };
}

const lists = new WeakMap<readonly Article[], readonly IndexEntry[]>();

/** The entries of the search index, made once for each list of articles. */
export function articleEntries(articles: readonly Article[]): readonly IndexEntry[] {
  const found = lists.get(articles);
  if (found) return found;
  const made = Object.freeze(articles.map(articleEntry));
  lists.set(articles, made);
  return made;
}

const entries = new WeakMap<Article, IndexEntry>();

/** Frozen and made once for each article, so that it is hashed once. */
function articleEntry(article: Article): IndexEntry {
  const entry = entries.get(article) ?? Object.freeze(toIndexEntry(articleSummary(article)));
  entries.set(article, entry);
  return entry;
}
