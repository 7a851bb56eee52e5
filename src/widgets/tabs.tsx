import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { readonly id: string; readonly name: string }[];
  /** The id of the tab that is chosen at first. */
  initial: string;
};

/** Where a key leads among `count` tabs; undefined for keys that are not ours. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * The names over a set of panels, which stand in the page with the tabs' ids as theirs: their
 * words are the server's, only the choice is ours.
 *
 * Source: WAI-ARIA Authoring Practices, tabs with automatic activation.
 */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const [chosen, setChosen] = useState(initial);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(id);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `tab-${id}`);
      panel?.setAttribute('tabindex', '0');
      panel?.toggleAttribute('data-chosen', id === chosen);
    }
  }, [tabs, chosen]);

  const move = (event: KeyboardEvent) => {
    // Together with these, keys are the browser's own: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[target(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };

  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          className="tabs__name"
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-controls={id}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => setChosen(id)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
