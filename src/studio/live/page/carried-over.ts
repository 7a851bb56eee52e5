/**
 * Replaces a part of the page but keeps open details and the focus. A form restores its own values
 * from its draft.
 */
export function carriedOver(live: Element, replace: () => void): void {
  const parent = live.parentElement ?? document.body;
  const open = new Set([...live.querySelectorAll('details[open]')].map(summaryOf));
  const focused = live.contains(document.activeElement) ? document.activeElement : null;
  replace();
  for (const details of parent.querySelectorAll('details')) {
    if (open.has(summaryOf(details))) details.open = true;
  }
  if (focused && !focused.isConnected) focusLike(focused, parent);
}

function summaryOf(details: Element): string {
  return details.querySelector('summary')?.textContent ?? '';
}

function focusLike(old: Element, within: Element): void {
  const { id } = old;
  const name = old.getAttribute('name');
  const same = [...within.querySelectorAll<HTMLElement>(old.tagName)].find((one) =>
    id ? one.id === id : name !== null && one.getAttribute('name') === name,
  );
  same?.focus({ preventScroll: true });
}
