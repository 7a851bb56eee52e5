import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { readonly id: string; readonly name: string }[];
  initial: string;
};

/** The index of the tab that a key moves to. */
function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * The tab list of a set of panels. The panels are static HTML in the page, with the tabs' ids; this
 * only chooses which one shows. Each has the role of a tabpanel and is labelled by `tab-` + its id.
 *
 * Source: WAI-ARIA Authoring Practices, tabs with automatic activation.
 */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const [chosen, setChosen] = useState(initial);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(id);
      // Without JavaScript there are no tabs, and nothing to move focus to a panel for.
      panel?.setAttribute('tabindex', '0');
      panel?.toggleAttribute('data-chosen', id === chosen);
    }
  }, [tabs, chosen]);

  const move = (event: KeyboardEvent) => {
    // Browser shortcuts such as Alt+Left (Back) use these.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[targetIndex(event.key, index, tabs.length) ?? -1];
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
