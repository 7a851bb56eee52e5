import { useEffect, useState } from 'react';
import { type ArticleSummary, fromIndexEntry, type IndexEntry } from '../data/article-summary.ts';

type State = 'idle' | 'loading' | 'failed' | readonly ArticleSummary[];

/**
 * The index of all articles, fetched when it is first needed.
 *
 * @param url the index file; undefined if the page itself lists every article.
 */
export function useArticleIndex(url: string | undefined, isNeeded: boolean): State {
  const [state, setState] = useState<State>('idle');
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
