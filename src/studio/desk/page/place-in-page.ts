import { palette } from '../../../site/illustration/palette.ts';
import { plain as folded } from '../search-words.ts';

/** The elements that words stand in, the smallest last. */
const places =
  'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, blockquote, figcaption, a, span, text';

const style = `[data-desk-place] {
  outline: 3px solid ${palette.beam};
  outline-offset: 6px;
  box-shadow: 0 0 0 3px ${palette.ink};
}`;

/** Scrolls a page to where a paragraph or the words of a field stand on it, and marks the place. */
export function showPlace(frame: Window, written: string): void {
  const { document: page } = frame;
  for (const old of page.querySelectorAll('[data-desk-place]')) {
    old.removeAttribute('data-desk-place');
  }
  const place = placeOf(page, written);
  if (!place) return;
  dress(frame);
  place.setAttribute('data-desk-place', '');
  const { top, height } = place.getBoundingClientRect();
  const middle = (frame.innerHeight - Math.min(height, frame.innerHeight * 0.6)) / 2;
  const isSeen = top > 80 && top + height < frame.innerHeight - 20;
  if (!isSeen) frame.scrollTo({ top: frame.scrollY + top - middle, behavior: 'instant' });
}

/** The smallest place that has the words, or the most of their beginning. */
function placeOf(page: Document, written: string): Element | undefined {
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
    const [first] = smallest;
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
    .replaceAll(/[*_`=]{1,2}/g, '');
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
