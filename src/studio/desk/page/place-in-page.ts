import { palette } from '../../../site/illustration/palette.ts';
import { plain, plainWords } from '../written-at.ts';

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

/** The words that were clicked; undefined if the click has another purpose. */
export function clickedWords({ target, ctrlKey, metaKey, view }: MouseEvent): string | undefined {
  // The frame has its own `Element` class, so `instanceof` fails.
  const element = target as Element;
  const isControl = element.closest('button, input, textarea, select, label, summary, video');
  const isSelecting = view?.getSelection()?.isCollapsed === false;
  if (isControl || isSelecting || ctrlKey || metaKey) return undefined;
  return (element.closest(blocks) ?? element.closest(places))?.textContent ?? undefined;
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
  // One slide or tab is shown at a time.
  const slide = place.closest('[aria-roledescription="slide"], [role="tabpanel"]');
  for (const one of slide?.parentElement?.children ?? []) {
    one.toggleAttribute('data-chosen', one === slide);
  }
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
