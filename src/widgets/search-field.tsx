import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useSetQuery } from './query.ts';

/** How long typing must rest before it counts, in ms: browsers refuse too many new addresses. */
const rest = 200;

/**
 * Types into the address's `search`. The field is uncontrolled, so that what was typed before the
 * page woke up is neither lost nor undone; it follows the address when that changes by itself.
 */
export function SearchField({ search }: { search: string }) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const timer = useRef(0);
  const setQuery = useSetQuery();
  const send = (text: string) => {
    sent.current = text.trim();
    setQuery({ search: sent.current }, 'replace');
  };

  useEffect(() => {
    if (!field.current || search === sent.current) return;
    sent.current = search;
    field.current.value = search;
  }, [search]);
  // Second, since the effect above would undo what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start.
  useEffect(() => {
    if (field.current?.value) send(field.current.value);
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <label className="search">
      <span>Search insights</span>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(send, rest, value);
        }}
      />
    </label>
  );
}
