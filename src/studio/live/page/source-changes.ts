import { carriedOver } from './carried-over.ts';

/**
 * Makes the changes between two versions of a page's source in the page itself, and no others:
 * what scripts and visitors have changed meanwhile stays as it is, such as typed text, open
 * details and widgets. No library for this compares three trees; with two, everything that differs
 * from the source would be taken back.
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

/** Whether scripts have added no children, or only some at the end, such as the cursor trail. */
function matches({ childNodes }: Element, before: Element): boolean {
  return [...before.childNodes].every(({ nodeName }, at) => nodeName === childNodes[at]?.nodeName);
}

/**
 * Equal nodes at both ends stay. Those between change one by one where there are as many as before;
 * else they are replaced.
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

/** Nodes of another document may be of another realm's class. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** How many elements of two lists are equal from the start, and from the end. */
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
