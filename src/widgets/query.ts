import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Our own event, since `pushState` fires none. */
const changeEvent = 'querychange';

/**
 * A query parameter as state, which follows back and forward. Empty if it is missing, and at build.
 */
export function useQuery(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  );
}

type SetQuery = (values: Readonly<Record<string, string>>, how: 'push' | 'replace') => void;

/**
 * Returns a function that sets query parameters and removes empty ones. Once a navigation to
 * another page has begun, it does nothing: the URL is already that page's.
 *
 * `push` is for choices that Back should undo, `replace` for typing.
 */
export function useSetQuery(): SetQuery {
  const path = useRef('');
  useEffect(() => {
    path.current = location.pathname;
  }, []);
  return (values, how) => {
    if (location.pathname === path.current) setQuery(values, how);
  };
}

const setQuery: SetQuery = (values, how) => {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const search = query.size > 0 ? `?${query}` : '';
  if (search === location.search) return;
  history[`${how}State`](history.state, '', location.pathname + search + location.hash);
  dispatchEvent(new Event(changeEvent));
};

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changeEvent, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changeEvent, onChange);
  };
}
