import { useEffect, useState } from 'react';
import { slug } from '../kernel/slug.ts';
import { ArticleRow } from '../ui/article-row.tsx';
import { type Chip, Chips, withAddresses } from '../ui/chips.tsx';
import { useIsAwake } from './awake.tsx';
import { matches, type Wish } from './matches.ts';
import { useQuery, useSetQuery } from './query.ts';
import { SearchField } from './search-field.tsx';
import { useArticleIndex } from './use-article-index.ts';

type InsightsFilterProps = {
  chips: readonly Chip[];
  /** The id of the list whose items are the articles that the page itself shows. */
  list: string;
  /** How many items that list has. */
  shown: number;
  /** Ids of what shows only while nothing is chosen and nothing is searched for. */
  unfiltered: readonly string[];
  path: string;
  /** Where the index of all articles lies, if the page shows only some of them. */
  index?: string;
};

/** At most this many results show; whoever gets more has not searched yet. */
const mostResults = 48;

/** Searches and filters the articles; both are in the address, `?category=content&search=reels`. */
export function InsightsFilter(props: InsightsFilterProps) {
  const { chips, list, shown, unfiltered, path, index } = props;
  const isAwake = useIsAwake();
  const setQuery = useSetQuery();
  const slugWanted = useQuery('category');
  const search = useQuery('search').trim();
  const all = chips[0];
  const chosen = chips.find(({ name }) => slug(name) === slugWanted) ?? all;
  const category = chosen === all ? undefined : chosen?.name;
  const isFiltered = Boolean(category || search);

  const articles = useArticleIndex(index, isFiltered);
  const isIndexed = isFiltered && typeof articles === 'object';
  const results = isIndexed ? articles.filter((one) => matches(one, { category, search })) : [];
  const onPage = useRowsOnPage(list, { category, search }, isIndexed);

  useEffect(() => {
    for (const id of unfiltered) {
      document.getElementById(id)?.toggleAttribute('hidden', isFiltered);
    }
  }, [unfiltered, isFiltered]);

  const count = isIndexed ? results.length : (onPage ?? shown);
  const total = isFiltered && articles === 'failed' ? shown : (all?.count ?? shown);
  return (
    <>
      <SearchField search={search} />
      <Chips
        label="Categories"
        chips={isAwake ? withAddresses(chips, path) : chips}
        chosen={chosen?.name}
        onChoose={(name) => setQuery({ category: name === all?.name ? '' : slug(name) }, 'push')}
      />
      <p className="filter-status" role="status">
        {articles === 'loading' ? 'Loading...' : told(count, total, isFiltered)}
        {articles === 'failed' && ' (only the newest could be searched; the rest did not load)'}
      </p>
      {results.length > 0 && (
        <ol className="article-list">
          {results.slice(0, mostResults).map((article) => (
            <li key={article.path}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function told(count: number, total: number, isFiltered: boolean): string {
  // Source: specification, section 8.
  if (count === 0) return 'No insights found matching your criteria.';
  if (isFiltered && count > mostResults) {
    return `Showing the newest ${mostResults} of ${count} that match`;
  }
  return `Showing ${count} of ${total}`;
}

/**
 * Hides those of the page's own rows that nobody asked for, or all while the whole index answers.
 *
 * @returns how many are left, once that is known.
 */
function useRowsOnPage(list: string, wish: Wish, areReplaced: boolean): number | undefined {
  const [count, setCount] = useState<number>();
  const { category, search } = wish;
  useEffect(() => {
    const parent = document.getElementById(list);
    parent?.toggleAttribute('hidden', areReplaced);
    let left = 0;
    for (const row of parent?.children ?? []) {
      const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
      const article = { title: text('h3'), excerpt: text('h3 + p'), category: text('b') };
      const isWanted = matches(article, { category, search });
      row.toggleAttribute('hidden', !isWanted);
      if (isWanted) left++;
    }
    setCount(left);
  }, [list, category, search, areReplaced]);
  return count;
}
