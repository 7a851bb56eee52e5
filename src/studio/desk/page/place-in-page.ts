import { palette } from '../../../site/illustration/palette.ts';
import type { FieldValue } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { isGroup, valueAt } from '../field-values.ts';
import { plain, plainWords } from '../written-at.ts';

/** Elements with the words of a paragraph or a field. */
const blocks = 'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, blockquote, figcaption';

/** Elements that contain words, from blocks to inline. */
const places = `${blocks}, a, span, text`;

// Within the space between two lines, so that it covers no letters.
const style = `[data-desk-place] {
  outline: 3px solid ${palette.beam};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${palette.ink};
}
main :is(${blocks}) { cursor: text; }`;

/** The words of a paragraph that was clicked, and those of them before the click. */
export type Clicked = { readonly words: string; readonly before: string };

/** A place in the window of the preview. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * The words that were clicked; undefined if the click has another purpose.
 *
 * @param at where the finger was: browsers move a tap to a fold or a link near by.
 */
export function clickedWords(
  { target, ctrlKey, metaKey, view }: MouseEvent,
  at: Point,
): Clicked | undefined {
  // The frame has its own `Element` class, so `instanceof` fails.
  const page = (target as Element).ownerDocument;
  const element = page.elementFromPoint(at.clientX, at.clientY) ?? (target as Element);
  const isControl = element.closest('button, input, textarea, select, label, video');
  const isSelecting = view?.getSelection()?.isCollapsed === false;
  if (isControl || isSelecting || ctrlKey || metaKey) return undefined;
  const block = element.closest(blocks) ?? element.closest(places);
  return block ? { words: block.textContent ?? '', before: wordsBefore(block, at) } : undefined;
}

/** The words of an element before a place in it. */
function wordsBefore(block: Element, { clientX, clientY }: Point): string {
  const page = block.ownerDocument;
  // Safari has it under an older name.
  const caret = page.caretPositionFromPoint?.(clientX, clientY);
  const found = caret ? undefined : page.caretRangeFromPoint?.(clientX, clientY);
  const node = caret?.offsetNode ?? found?.startContainer;
  if (!node || !block.contains(node)) return '';
  const range = page.createRange();
  range.setStart(block, 0);
  range.setEnd(node, caret?.offset ?? found?.startOffset ?? 0);
  return range.toString();
}

/**
 * Scrolls the preview to a paragraph or a field's words, and highlights it.
 *
 * @param beside what else the item says.
 */
export function showPlace(frame: Window, written: string, beside: readonly string[]): void {
  dress(frame);
  const { document: page } = frame;
  for (const old of page.querySelectorAll('[data-desk-place]')) {
    old.removeAttribute('data-desk-place');
  }
  const found = placeOf(page, written, beside);
  // The outline of a link in a sentence would cover the letters before and after it.
  const place = (found?.matches('a, span') && found.closest(blocks)) || found;
  if (!place) return;
  place.setAttribute('data-desk-place', '');
  // One slide or tab is shown at a time.
  const slide = place.closest('[aria-roledescription="slide"], [role="tabpanel"]');
  for (const one of slide?.parentElement?.children ?? []) {
    one.toggleAttribute('data-chosen', one === slide);
  }
  for (const fold of page.querySelectorAll('details')) {
    if (fold.contains(place)) fold.open = true;
  }
  const { top, height } = place.getBoundingClientRect();
  const middle = (frame.innerHeight - Math.min(height, frame.innerHeight * 0.6)) / 2;
  const isSeen = top > 80 && top + height < frame.innerHeight - 20;
  if (!isSeen) frame.scrollTo({ top: frame.scrollY + top - middle, behavior: 'instant' });
}

/**
 * Notes what is in view, best what is edited, before the page gets another width.
 *
 * @returns a function that brings it back to where it stood in the window.
 */
export function readPlace(frame: Window): () => void {
  const { document: page, innerHeight } = frame;
  const isSeen = (one: Element) => {
    const { top, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight && !isSticky(frame, one);
  };
  const edited = page.querySelector('[data-desk-place]');
  const isAtTop = frame.scrollY === 0 && !edited;
  const read = () => [...page.querySelectorAll(`main :is(${blocks})`)].find(isSeen);
  const place = edited && isSeen(edited) ? edited : isAtTop ? undefined : read();
  if (!place) return () => {};
  const part = place.getBoundingClientRect().top / innerHeight;
  return () => {
    const { top, height } = place.getBoundingClientRect();
    // Some things are shown at one width alone.
    if (height === 0) return;
    frame.scrollBy({ top: top - part * frame.innerHeight, behavior: 'instant' });
  };
}

/** Such as an article's contents, which stay in view while it is scrolled. */
function isSticky(frame: Window, one: Element | null): boolean {
  if (!one) return false;
  return frame.getComputedStyle(one).position === 'sticky' || isSticky(frame, one.parentElement);
}

/** What is written in the list items that a field is in, besides the field. */
export function besides(path: FieldPath, values: FieldValue | undefined): string[] {
  return path.flatMap((step, at) => {
    const item = valueAt(values, path.slice(0, at + 1));
    if (typeof step === 'string' || !isGroup(item)) return [];
    return Object.entries(item).flatMap(([name, one]) =>
      name !== path[at + 1] && typeof one === 'string' ? [one] : [],
    );
  });
}

/**
 * The smallest element with the words, or with as many from the start as possible. What no page
 * shows, such as a short name, leads to what its item does say: a single word may be of another.
 */
export function placeOf(
  page: Document,
  written: string,
  beside: readonly string[] = [],
): Element | undefined {
  const names = beside.filter((words) => words.includes(' '));
  return [written, ...names].map((words) => placeWith(page, words, beside)).find(Boolean);
}

function placeWith(page: Document, written: string, beside: readonly string[]) {
  const [, alt] = /^!\[([^\]]*)\]\(/.exec(written) ?? [];
  const picture = pictureOf(page, alt);
  if (picture) return picture;
  const words = plainWords(written);
  if (bare(words).length < 3) return undefined;
  const within = [...page.querySelectorAll(places)].filter(
    (one) => !one.closest('nav, footer, [hidden]') || one.closest('main'),
  );
  // A few words stand in other sentences by chance, as those of a tag that no page shows.
  const isWhole = words.length < fewest && !/\d|\{\{/.test(written);
  for (const part of [words, words.slice(0, 60), words.slice(0, fewest)]) {
    const having = within.filter((one) =>
      isWhole ? textsOf(one).includes(bare(words)) : plain(one.textContent ?? '').includes(part),
    );
    const smallest = having.filter(
      (one) => !having.some((other) => other !== one && one.contains(other)),
    );
    // Prefer the heading itself to its entry in a table of contents.
    const outside = smallest.filter((one) => !one.closest('nav'));
    const first = nearest(outside, beside) ?? smallest[0];
    if (first) return first.closest('main') ? first : smallest.at(-1);
  }
  return pictureOf(page, written);
}

const pictureOf = (page: Document, alt = '') =>
  alt === '' ? undefined : (page.querySelector(`main img[alt="${CSS.escape(alt)}"]`) ?? undefined);

/** With fewer letters, words must be all of a text. */
const fewest = 24;

/** An element's text, and each part of it between its tags. */
const textsOf = (one: Element) => [one, ...one.childNodes].map((part) => bare(part.textContent));

/** Without quotation marks around it, or a full stop. */
const bare = (text: string | null) =>
  plain(text ?? '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The first of those that stand the closest to what else their item says. */
function nearest(found: readonly Element[], beside: readonly string[]): Element | undefined {
  const words = beside.map(plainWords).filter((one) => one.length > 2);
  const distance = (one: Element) => words.reduce((sum, each) => sum + levelsTo(one, each), 0);
  const [first, ...others] = found;
  if (others.length === 0) return first;
  return found.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** How many elements around one are without the words. */
function levelsTo(one: Element, words: string): number {
  const parent = one.parentElement;
  if (!parent || plain(parent.textContent ?? '').includes(words)) return 0;
  return 1 + levelsTo(parent, words);
}

const dressed = new WeakSet<Document>();

function dress(frame: Window): void {
  if (dressed.has(frame.document)) return;
  dressed.add(frame.document);
  // A constructed stylesheet works only in the document of its own window.
  const { CSSStyleSheet: Sheet } = frame as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(style);
  frame.document.adoptedStyleSheets.push(sheet);
}
