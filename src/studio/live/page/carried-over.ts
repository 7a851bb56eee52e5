type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input[name], textarea[name], select[name]';

/** Replaces a part of the page; carries over typed text, choices, open details and the focus. */
export function carriedOver(live: Element, replace: () => void): void {
  const parent = live.parentElement ?? document.body;
  const typed = new Map([...live.querySelectorAll<Field>(fields)].map((one) => [keyOf(one), one]));
  const open = new Set([...live.querySelectorAll('details[open]')].map(summaryOf));
  const focused = live.contains(document.activeElement) ? document.activeElement : null;
  replace();
  for (const field of parent.querySelectorAll<Field>(fields)) {
    const old = typed.get(keyOf(field));
    if (old && old !== field) take(field, old);
  }
  for (const details of parent.querySelectorAll('details')) {
    if (open.has(summaryOf(details))) details.open = true;
  }
  if (focused && !focused.isConnected) focusLike(focused, parent);
}

/** Options of one name differ by their value. */
function keyOf({ name, type, value }: Field): string {
  return /^(radio|checkbox)$/.test(type) ? `${name} ${value}` : name;
}

function take(field: Field, old: Field): void {
  if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
    field.checked = old.checked;
  }
  if (field.type !== 'file') field.value = old.value;
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
  if (!isText(old) || !isText(same)) return;
  // Null in fields that have no selection, such as those for e-mail addresses.
  if (old.selectionStart !== null) same.setSelectionRange(old.selectionStart, old.selectionEnd);
}

function isText(one: Element | undefined): one is HTMLInputElement | HTMLTextAreaElement {
  return one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
}
