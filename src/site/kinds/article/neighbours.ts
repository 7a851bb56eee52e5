import type { PageOf } from '../../../engine/content/content-page.ts';
import type { article } from './schema.ts';

type Article = PageOf<typeof article>;

const count = 3;

/** Their offsets in the list, in order of preference; negative is newer. */
const offsets = [1, -1, 2, -2, 3, -3];

/**
 * For each article, the articles closest in date, from its own category if that has enough;
 * categories with too few share theirs. The list wraps around, so each article gets as many links as
 * it gives, and a new article in a category with enough changes only the pages of its neighbours.
 *
 * @param articles newest first.
 * @returns by path.
 */
export function neighbours(articles: readonly Article[]): ReadonlyMap<string, readonly Article[]> {
  const categories = Map.groupBy(articles, ({ category }) => category);
  const few = articles.filter(({ category }) => (categories.get(category)?.length ?? 0) <= count);
  const near = new Map<string, Article[]>();
  for (const group of [...categories.values(), few, articles]) {
    group.forEach((article, at) => {
      const found = near.get(article.path) ?? [];
      near.set(article.path, found);
      for (const offset of offsets) {
        if (found.length === count) break;
        const other = group[(at + offset + group.length * 3) % group.length];
        if (other && other !== article && !found.includes(other)) found.push(other);
      }
    });
  }
  return near;
}
