import { useEffect, useState } from 'react';
import { type ArticleSummary, fromIndexEntry, type IndexEntry } from '../data/article-summary.ts';
import { ArticleRow } from '../ui/article-row.tsx';
import { type Chip, Chips } from '../ui/chips.tsx';
import { type Filter, matches } from './matches.ts';
import { useQuery } from './query.ts';
import { SearchField } from './search-field.tsx';
import { useCategory } from './use-category.ts';

type InsightsFilterProps = {
  chips: readonly Chip[];
  list: string;
  shown: number;
  unfiltered: readonly string[];
  path: string;
  /** URL of the index of all articles, if the page lists only some. */
  index?: string;
};

/** With more results than this, the search is too broad to be worth listing in full. */
const maxResults = 48;

/** Searches and filters articles; the query string holds both: `?category=video&search=reels`. */
export function InsightsFilter(props: InsightsFilterProps) {
  const { chips, list, shown, unfiltered, path, index } = props;
  const search = useQuery(path, 'search').trim();
  const { chosen, choice } = useCategory(path, chips);
  const [all] = chips;
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
      <SearchField path={path} search={search} />
      <Chips label="Categories" {...choice} />
      <p className="filter-status" role="status">
        {articles === 'loading' ? 'Loading...' : statusText(count, total, isFiltered)}
        {articles === 'failed' && ' (only the newest could be searched; the rest did not load)'}
      </p>
      {results.length > 0 && (
        <ol className="article-list">
          {results.slice(0, maxResults).map((article) => (
            <li key={article.path}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function statusText(count: number, total: number, isFiltered: boolean): string {
  // Source: specification, section 8.
  if (count === 0) return 'No insights found matching your criteria.';
  if (isFiltered && count > maxResults) {
    return `Showing the newest ${maxResults} of ${count} that match`;
  }
  return `Showing ${count} of ${total}`;
}

/**
 * Hides the page's own rows that don't match, or all of them while results come from the index.
 *
 * @returns the number of matching rows, once known.
 */
function useRowsOnPage(list: string, filter: Filter, areReplaced: boolean): number | undefined {
  const [count, setCount] = useState<number>();
  const { category, search } = filter;
  useEffect(() => {
    const parent = document.getElementById(list);
    parent?.toggleAttribute('hidden', areReplaced);
    let matching = 0;
    for (const row of parent?.children ?? []) {
      const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
      const article = { title: text('h3'), excerpt: text('h3 + p'), category: text('b') };
      const isMatch = matches(article, { category, search });
      row.toggleAttribute('hidden', !isMatch);
      if (isMatch) matching++;
    }
    setCount(matching);
  }, [list, category, search, areReplaced]);
  return count;
}

type ArticleIndex = 'idle' | 'loading' | 'failed' | readonly ArticleSummary[];

/** The index of all articles, fetched when it is first needed; no URL if the page lists them all. */
function useArticleIndex(url: string | undefined, isNeeded: boolean): ArticleIndex {
  const [state, setState] = useState<ArticleIndex>('idle');
  useEffect(() => {
    // Resets a failure once the filter is cleared, so that the next filter fetches again.
    if (!isNeeded && state === 'failed') setState('idle');
    if (!url || !isNeeded || state !== 'idle') return;
    setState('loading');
    fetchIndex(url).then(setState, (error: unknown) => {
      console.error('The list of all articles could not be loaded.', error);
      setState('failed');
    });
  }, [url, isNeeded, state]);
  return state;
}

async function fetchIndex(url: string): Promise<ArticleSummary[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  // The build writes this file, and its name changes with its content.
  const entries = (await response.json()) as readonly IndexEntry[];
  return entries.map(fromIndexEntry);
}
