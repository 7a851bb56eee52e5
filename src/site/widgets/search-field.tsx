import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { setQuery } from './query.ts';

/** Debounce, in ms: browsers rate-limit `replaceState`. */
const debounce = 200;

/**
 * Writes the `search` query parameter. The field is uncontrolled, so that text typed before
 * hydration isn't lost; it is updated when the URL changes for another reason, such as Back.
 */
export function SearchField({ path, search }: { path: string; search: string }) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const timer = useRef(0);
  const send = (text: string) => {
    sent.current = text.trim();
    setQuery(path, { search: sent.current }, 'replace');
  };

  useEffect(() => {
    if (!field.current || search === sent.current) return;
    sent.current = search;
    field.current.value = search;
  }, [search]);
  // After the effect above, which would otherwise clear what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial text.
  useEffect(() => {
    if (field.current?.value) send(field.current.value);
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <label className="search">
      <Icon name="search" size={20} />
      <span>Search insights</span>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(send, debounce, value);
        }}
      />
    </label>
  );
}
