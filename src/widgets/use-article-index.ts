import { useEffect, useState } from 'react';
import { type ArticleSummary, fromIndexEntry, type IndexEntry } from '../kernel/article-summary.ts';

type State = 'unasked' | 'loading' | 'failed' | readonly ArticleSummary[];

/**
 * The index of all articles, fetched when it is first wanted.
 *
 * @param url where it lies; undefined where the page itself lists everything.
 */
export function useArticleIndex(url: string | undefined, isWanted: boolean): State {
  const [state, setState] = useState<State>('unasked');
  useEffect(() => {
    // Whoever asks again is not told of the last failure.
    if (!isWanted && state === 'failed') setState('unasked');
    if (!url || !isWanted || state !== 'unasked') return;
    setState('loading');
    fetchIndex(url).then(setState, (error: unknown) => {
      console.error('The list of all articles could not be loaded.', error);
      setState('failed');
    });
  }, [url, isWanted, state]);
  return state;
}

async function fetchIndex(url: string): Promise<ArticleSummary[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  // The build writes this file, and its name changes with its content.
  const entries = (await response.json()) as readonly IndexEntry[];
  return entries.map(fromIndexEntry);
}
