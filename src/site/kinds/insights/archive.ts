import type { Asset } from '../../../engine/assets/asset.ts';
import { digestOf } from '../../../engine/kernel/digest.ts';
import { readingMinutes } from '../../../engine/kernel/text.ts';
import { type ArticleSummary, type IndexEntry, toIndexEntry } from '../../data/article-summary.ts';
import type { Site } from '../site.ts';

type Articles = Site['articles'];

export const articlesPerPage = 24;

export function archivePath(page: number): string {
  return page === 1 ? '/insights' : `/insights/page/${page}`;
}

/** Paths of all pages of the list; always at least one. */
export function archivePaths(articles: number): string[] {
  const pages = Math.max(1, Math.ceil(articles / articlesPerPage));
  return Array.from({ length: pages }, (_, at) => archivePath(at + 1));
}

export function archive(articles: Articles): Articles[] {
  return archivePaths(articles.length).map((_, at) =>
    articles.slice(at * articlesPerPage, (at + 1) * articlesPerPage),
  );
}

export function listed(lists: readonly Articles[], page: number) {
  return { articles: (lists[page - 1] ?? []).map(articleSummary), count: lists.length };
}

function articleSummary(article: Articles[number]): ArticleSummary {
  const { path, title, category, date, excerpt, body } = article;
  return { path, title, category, date, minutes: readingMinutes(body.words), excerpt };
}

const entryOf = new WeakMap<Articles[number], IndexEntry>();

/** Search index entries, created and frozen once each, so that each is hashed once. */
export function articleEntries(articles: Articles): readonly IndexEntry[] {
  return articles.map((article) => {
    const entry = entryOf.get(article) ?? Object.freeze(toIndexEntry(articleSummary(article)));
    entryOf.set(article, entry);
    return entry;
  });
}

/** The search index; empty if all articles fit on the first page. */
export function articleIndex({ articles }: Pick<Site, 'articles'>): Asset[] {
  if (articles.length <= articlesPerPage) return [];
  const entries = articleEntries(articles);
  return [{ name: 'articles.json', from: digestOf(entries), make: () => JSON.stringify(entries) }];
}
