import type { PageOf } from '../kinds.ts';

type Article = PageOf<'article'>;

/** How many articles are offered at the foot of one. */
const count = 3;

/** Where they stand from it, the nearest first; below 0 is newer. */
const places = [1, -1, 2];

/**
 * For each article those beside it in time, of its own category as far as there are enough; a
 * category with too few borrows from others that have too few. The newest follows the oldest. So each
 * is offered by as many as it offers, all are found in one pass, and a new one in a category that has
 * enough changes no page but those of its neighbours.
 *
 * @param articles the newest first.
 */
export function neighbours(articles: readonly Article[]): ReadonlyMap<string, readonly Article[]> {
  const categories = Map.groupBy(articles, ({ category }) => category);
  const few = articles.filter(({ category }) => (categories.get(category)?.length ?? 0) <= count);
  const near = new Map<string, Article[]>();
  for (const group of [...categories.values(), few, articles]) {
    group.forEach((article, at) => {
      const found = near.get(article.path) ?? [];
      near.set(article.path, found);
      for (const place of [...places, -2, 3, -3]) {
        const other = group[(at + place + group.length * 3) % group.length];
        const isNew = other && other !== article && !found.includes(other);
        if (isNew && found.length < count) found.push(other);
      }
    });
  }
  return near;
}
