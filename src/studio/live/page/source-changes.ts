import { carriedOver } from './carried-over.ts';

/** The most comparisons that finding equal neighbours may take. */
const most = 40_000;

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

function applyChildren(live: Element, before: Element, after: Element): void {
  const [nodes, old, next] = [live, before, after].map(({ childNodes }) => [...childNodes]) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ];
  let [at, to] = [0, 0];
  // The end of both lists counts as a last pair of equals.
  for (const [oldEqual, nextEqual] of [...equals(old, next), [old.length, next.length] as const]) {
    for (; at < oldEqual && to < nextEqual; at++, to++) {
      applyNode(nodes[at], old[at], next[to]);
    }
    for (; at < oldEqual; at++) nodes[at]?.remove();
    const place = nodes[oldEqual] ?? null;
    for (; to < nextEqual; to++) live.insertBefore(imported(next[to] as Node), place);
    [at, to] = [oldEqual + 1, nextEqual + 1];
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

/** The longest common subsequence of two lists of nodes, as pairs of positions. */
function equals(old: readonly Node[], next: readonly Node[]): [number, number][] {
  let [start, end] = [0, 0];
  const shorter = Math.min(old.length, next.length);
  while (start < shorter && old[start]?.isEqualNode(next[start] ?? null)) start++;
  while (end < shorter - start && old.at(-1 - end)?.isEqualNode(next.at(-1 - end) ?? null)) {
    end++;
  }
  const middle = inMiddle(old.slice(start, old.length - end), next.slice(start, next.length - end));
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...middle.map(([one, other]): [number, number] => [one + start, other + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [
      old.length - end + at,
      next.length - end + at,
    ]),
  ];
}

function inMiddle(old: readonly Node[], next: readonly Node[]): [number, number][] {
  if (old.length * next.length > most) return [];
  const isEqual = old.map((one) => next.map((other) => one.isEqualNode(other)));
  /** The length of the longest sequence from each pair of positions on. */
  const lengths = Array.from({ length: old.length + 1 }, () => new Array(next.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = next.length - 1; j >= 0; j--) {
      const [below = [], here = []] = [lengths[i + 1], lengths[i]];
      here[j] = isEqual[i]?.[j] ? 1 + below[j + 1] : Math.max(below[j], here[j + 1]);
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < next.length; ) {
    if (isEqual[i]?.[j]) pairs.push([i++, j++]);
    else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}
