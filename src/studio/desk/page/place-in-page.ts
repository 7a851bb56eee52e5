import { palette } from '../../../site/illustration/palette.ts';
import type { FieldValue } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { leavesIn } from '../field-values.ts';
import { plain as folded } from '../search-words.ts';

/** Elements with the words of a paragraph or a field. */
const blocks = 'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, blockquote, figcaption';

/** Elements that contain words, from blocks to inline. */
const places = `${blocks}, a, span, text`;

const style = `[data-desk-place] {
  outline: 3px solid ${palette.beam};
  outline-offset: 6px;
  box-shadow: 0 0 0 3px ${palette.ink};
}
main :is(${blocks}) { cursor: text; }`;

/** Where the file has the words: a line, counted from 1, or a field. */
export type WrittenPlace = { readonly line: number } | { readonly field: FieldPath };

/** The words that were clicked; undefined if the click has another purpose. */
export function clickedWords({ target, ctrlKey, metaKey, view }: MouseEvent): string | undefined {
  // The frame has its own `Element` class, so `instanceof` fails.
  const element = target as Element;
  const isControl = element.closest('button, input, textarea, select, label, summary, video');
  const isSelecting = view?.getSelection()?.isCollapsed === false;
  if (isControl || isSelecting || ctrlKey || metaKey) return undefined;
  return (element.closest(blocks) ?? element.closest(places))?.textContent ?? undefined;
}

/** Finds the words of a page in its file: exact matches first, then the longest partial one. */
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

/** Scrolls the preview to a paragraph or a field's words, and highlights it. */
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

/** The smallest element with the words, or with as many from the start as possible. */
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
    // Prefer the heading itself to its entry in a table of contents.
    const first = smallest.find((one) => !one.closest('nav')) ?? smallest[0];
    if (first) return first.closest('main') ? first : smallest.at(-1);
  }
  return undefined;
}

/** A paragraph without its markup: of a table row the first cell, of a fact nothing. */
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

/** Line breaks on the page don't matter. */
const plain = (text: string) => folded(text).replaceAll(/\s+/g, ' ').trim();

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
