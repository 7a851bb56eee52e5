import type { Asset } from '../../../engine/assets/asset.ts';
import { digestOf } from '../../../engine/kernel/digest.ts';
import type { Site } from '../site.ts';
import { archive, articleEntries } from './archive.ts';

/** The search index, needed if there are more articles than fit on the first page of the list. */
export function articleIndex({ articles }: Pick<Site, 'articles'>): Asset[] {
  if (archive(articles).length === 1) return [];
  const entries = articleEntries(articles);
  return [{ name: 'articles.json', from: digestOf(entries), make: () => JSON.stringify(entries) }];
}
