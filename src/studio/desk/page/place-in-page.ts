import { palette } from '../../../site/illustration/palette.ts';
import type { FieldValue } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { leavesIn } from '../field-values.ts';
import { plain as folded } from '../search-words.ts';

/** The elements that a paragraph or the words of a field stand in. */
const blocks = 'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, blockquote, figcaption';

/** The elements that words stand in, the smallest last. */
const places = `${blocks}, a, span, text`;

const style = `[data-desk-place] {
  outline: 3px solid ${palette.beam};
  outline-offset: 6px;
  box-shadow: 0 0 0 3px ${palette.ink};
}
main :is(${blocks}) { cursor: text; }`;

/** Where words of a page are written: a line of the file's text, from 1, or a field. */
export type WrittenPlace = { readonly line: number } | { readonly field: FieldPath };

/** The words at a click on a page; undefined for one that does something else. */
export function clickedWords({ target, ctrlKey, metaKey, view }: MouseEvent): string | undefined {
  // An element of the frame is none of this window's class.
  const element = target as Element;
  const isControl = element.closest('button, input, textarea, select, label, summary, video');
  const isSelecting = view?.getSelection()?.isCollapsed === false;
  if (isControl || isSelecting || ctrlKey || metaKey) return undefined;
  return (element.closest(blocks) ?? element.closest(places))?.textContent ?? undefined;
}

/** Where a file has the words that its page shows; what is written alike before what has most of them. */
export function writtenAt(
  shown: string,
  { body, values }: { readonly body: string; readonly values: FieldValue | undefined },
): WrittenPlace | undefined {
  const words = plain(shown);
  if (words.length < 3) return undefined;
  const all = [
    ...body.split('\n').flatMap((text, at) => {
      const parts = text.startsWith('|') ? text.split('|') : [text];
      return parts.map((part) => ({ text: plainWords(part.trim()), place: { line: at + 1 } }));
    }),
    ...[...leavesIn(values)].flatMap(({ at: field, value }) =>
      typeof value === 'string' ? [{ text: plainWords(value), place: { field } }] : [],
    ),
  ];
  const same = all.find(({ text }) => text === words);
  const parts = all.filter(
    ({ text }) => text.includes(words) || (text.length > 11 && words.includes(text)),
  );
  const [most] = parts.toSorted((one, other) => common(other.text) - common(one.text));
  return (same ?? most)?.place;

  function common({ length }: string): number {
    return Math.min(length, words.length);
  }
}

/** Scrolls a page to where a paragraph or the words of a field stand on it, and marks the place. */
export function showPlace(frame: Window, written: string): void {
  dress(frame);
  const { document: page } = frame;
  for (const old of page.querySelectorAll('[data-desk-place]')) {
    old.removeAttribute('data-desk-place');
  }
  const place = placeOf(page, written);
  if (!place) return;
  place.setAttribute('data-desk-place', '');
  const { top, height } = place.getBoundingClientRect();
  const middle = (frame.innerHeight - Math.min(height, frame.innerHeight * 0.6)) / 2;
  const isSeen = top > 80 && top + height < frame.innerHeight - 20;
  if (!isSeen) frame.scrollTo({ top: frame.scrollY + top - middle, behavior: 'instant' });
}

/** The smallest place that has the words, or the most of their beginning. */
function placeOf(page: Document, written: string): Element | undefined {
  const [, alt] = /^!\[([^\]]*)\]\(/.exec(written) ?? [];
  const picture = [...page.querySelectorAll('main img')].find(
    (one) => alt && one.matches(`[alt="${CSS.escape(alt)}"]`),
  );
  if (picture) return picture;
  const words = plainWords(written);
  if (words.length < 3) return undefined;
  const within = [...page.querySelectorAll(places)].filter(
    (one) => !one.closest('nav, footer, [hidden]') || one.closest('main'),
  );
  for (const part of [words, words.slice(0, 60), words.slice(0, 24)]) {
    const having = within.filter((one) => plain(one.textContent ?? '').includes(part));
    const smallest = having.filter(
      (one) => !having.some((other) => other !== one && one.contains(other)),
    );
    // A list of contents has the words of headings too.
    const first = smallest.find((one) => !one.closest('nav')) ?? smallest[0];
    if (first) return first.closest('main') ? first : smallest.at(-1);
  }
  return undefined;
}

/** What a reader sees of a paragraph; of a table's row its first cell, of a fact nothing. */
export function plainWords(written: string): string {
  const shown = written
    .replace(/^(#{1,6}|>|[-*]|\d+\.)\s+/, '')
    .replace(/^\[!\w+\]$/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`=~]{1,2}/g, '');
  const cell = shown.startsWith('|') ? (shown.split('|')[1] ?? '') : shown;
  const [longest = ''] = cell.split(/\{\{.*?\}\}/).toSorted((a, b) => b.length - a.length);
  return plain(longest);
}

/** A page breaks its lines anywhere. */
const plain = (text: string) => folded(text).replaceAll(/\s+/g, ' ').trim();

const dressed = new WeakSet<Document>();

function dress(frame: Window): void {
  if (dressed.has(frame.document)) return;
  dressed.add(frame.document);
  // A sheet belongs to the document that it was made in.
  const { CSSStyleSheet: Sheet } = frame as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(style);
  frame.document.adoptedStyleSheets.push(sheet);
}
