import { digestOf } from '../kernel/digest.ts';
import { archive, articleEntries } from '../kinds/insights/archive.ts';
import type { Site } from '../kinds/site.ts';
import type { Asset } from './asset.ts';

/** The search index, needed if there are more articles than fit on the first page of the list. */
export function articleIndex({ articles }: Pick<Site, 'articles'>): Asset[] {
  if (archive(articles).length === 1) return [];
  const entries = articleEntries(articles);
  return [{ name: 'articles.json', from: digestOf(entries), make: () => JSON.stringify(entries) }];
}
