import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Told by us, since `pushState` itself tells nobody. */
const changed = 'querychange';

/**
 * A parameter of the page's address as state: empty at build and where it is missing, right on
 * back and forward. Other parameters stay as they are.
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
 * What sets parameters of the page's address; empty ones go. It leaves an address alone that has
 * become another page's, which may still be on its way.
 *
 * `push` is for a choice that Back should undo, `replace` for typing.
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
  dispatchEvent(new Event(changed));
};

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}
