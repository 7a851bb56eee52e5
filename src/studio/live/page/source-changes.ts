/**
 * Patches a page with the changes between two versions of its source, and nothing else, so that
 * typed text, open details, widgets and other runtime changes stay. No library for this compares
 * three trees; comparing two would revert every difference from the source.
 *
 * @param live the element on the page.
 * @param before the element in the source that the page was made from.
 */
export function applyChanges(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  if (before.nodeName !== after.nodeName || isWidget(before) || isWidget(after)) {
    carriedOver(live, () => replace(live, after));
  } else {
    applyAttributes(live, before, after);
    if (matches(live, before)) applyChildren(live, before, after);
    else if (live === document.body) location.reload();
    else carriedOver(live, () => live.replaceChildren(...[...after.childNodes].map(imported)));
  }
}

/** React owns what is inside, so a widget is replaced as a whole. */
function isWidget(element: Element): boolean {
  return element.hasAttribute('data-widget');
}

const imported = (node: Node) => document.importNode(node, true);

function replace(live: ChildNode, after: Node): void {
  live.replaceWith(imported(after));
}

function applyAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

/** Scripts may have appended children, such as the cursor trail, but not inserted any. */
function matches({ childNodes }: Element, before: Element): boolean {
  return [...before.childNodes].every(({ nodeName }, at) => nodeName === childNodes[at]?.nodeName);
}

/**
 * Keeps equal nodes at both ends. Those between are patched one by one if their number is the same,
 * and replaced otherwise.
 */
function applyChildren(live: Element, before: Element, after: Element): void {
  const [old, next] = [[...before.childNodes], [...after.childNodes]];
  const { start, end } = equalEnds(old, next, (one, other) => one.isEqualNode(other));
  const gone = [...live.childNodes].slice(start, old.length - end);
  const added = next.slice(start, next.length - end);
  if (gone.length === added.length) {
    for (const [at, node] of gone.entries()) applyNode(node, old[start + at], added[at]);
  } else {
    const place = live.childNodes[old.length - end] ?? null;
    carriedOver(live, () => {
      for (const node of gone) node.remove();
      for (const node of added) live.insertBefore(imported(node), place);
    });
  }
}

function applyNode(
  live: ChildNode | undefined,
  before: ChildNode | undefined,
  after: ChildNode | undefined,
): void {
  if (!live || !before || !after) return;
  if (live instanceof Element && isElement(before) && isElement(after)) {
    applyChanges(live, before, after);
  } else if (live.nodeName === after.nodeName) live.nodeValue = after.nodeValue;
  else replace(live, after);
}

/** Works across documents, where `instanceof` fails. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** Counts equal items at the start and at the end. */
export function equalEnds<One>(
  old: readonly One[],
  next: readonly One[],
  isEqual: (one: One, other: One) => boolean,
): { readonly start: number; readonly end: number } {
  const shorter = Math.min(old.length, next.length);
  const areEqual = (at: number) => isEqual(old.at(at) as One, next.at(at) as One);
  let [start, end] = [0, 0];
  while (start < shorter && areEqual(start)) start++;
  while (end < shorter - start && areEqual(-1 - end)) end++;
  return { start, end };
}

/**
 * Replaces a part of the page but keeps open details and the focus. A form restores its own values
 * from its draft.
 */
function carriedOver(live: Element, replace: () => void): void {
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
