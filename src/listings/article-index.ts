import { archive, articleSummary } from '../content/archive.ts';
import type { Site } from '../content/site.ts';
import { toIndexEntry } from '../kernel/article-summary.ts';
import type { Assets } from '../assets/hashed.ts';

/** What the search reads where there are more articles than the first page of the list holds. */
export function articleIndex({ articles }: Site): Assets {
  if (archive(articles).length === 1) return new Map();
  const entries = articles.map((article) => toIndexEntry(articleSummary(article)));
  return new Map([['articles.json', JSON.stringify(entries)]]);
}
