import { useSyncExternalStore } from 'react';

/** Our own event, since `pushState` fires none. */
const changeEvent = 'querychange';

/** The shown page's query: while another page loads, the URL is already that page's. */
let search = '';

/** A query parameter as state, which follows back and forward; empty if missing, and at build. */
export function useQuery(path: string, name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(path).get(name) ?? '',
    () => '',
  );
}

/**
 * Sets query parameters and removes empty ones.
 *
 * @param how `push` is for choices that Back should undo, `replace` for typing.
 */
export function setQuery(
  path: string,
  values: Readonly<Record<string, string>>,
  how: 'push' | 'replace',
): void {
  const query = read(path);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const next = query.size > 0 ? `?${query}` : '';
  if (next === search) return;
  search = next;
  if (isAddress(path)) {
    history[`${how}State`](history.state, '', location.pathname + next + location.hash);
  }
  dispatchEvent(new Event(changeEvent));
}

function read(path: string): URLSearchParams {
  if (isAddress(path)) search = location.search;
  return new URLSearchParams(search);
}

/** Whether the URL has this path; some hosts append a slash. */
function isAddress(path: string): boolean {
  return location.pathname.replace(/\/$/, '') === path;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changeEvent, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changeEvent, onChange);
    search = '';
  };
}
