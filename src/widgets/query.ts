import { useSyncExternalStore } from 'react';

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

/**
 * Sets parameters of the page's address; empty ones go.
 *
 * @param how `push` for a choice that Back should undo, `replace` for typing.
 */
export function setQuery(values: Readonly<Record<string, string>>, how: 'push' | 'replace'): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const search = query.size > 0 ? `?${query}` : '';
  if (search === location.search) return;
  history[`${how}State`](history.state, '', location.pathname + search + location.hash);
  dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}
