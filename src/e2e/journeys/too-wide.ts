/**
 * Runs in a page: how far it scrolls sideways, the text that extends beyond its edge, and the text
 * that leaves a box which hides what is outside it.
 *
 * @returns a sentence for each fault.
 */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  // These scroll or move inside their own container, or are invisible.
  const framed =
    '.table, .chips, .contents ul, .team__people, .logo-strip, [popover], .visually-hidden, .skip-link, .field__trap';
  const texts = [...document.querySelectorAll('body *')].filter((element) => {
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return isText && !element.closest(framed) && element.checkVisibility();
  });
  const cut = texts.filter((element) => {
    const { right, left, width, bottom } = element.getBoundingClientRect();
    const end = hiddenFrom(element);
    return width > 0 && (right > clientWidth + 1 || left < -1 || bottom > end + 1);
  });
  return [
    ...(excess > 0 ? [`${excess} px too wide`] : []),
    ...cut.map((element) => `cuts off "${element.textContent?.trim().slice(0, 40)}"`),
  ];

  /** Where the nearest box ends that hides what is below it. */
  function hiddenFrom(element: Element): number {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowY } = getComputedStyle(box);
      // Of 1 px: for screen readers.
      if (!/hidden|clip/.test(overflowY) || box.clientHeight < 2) continue;
      return box.getBoundingClientRect().bottom;
    }
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Runs in a page: the large words that their column breaks in the middle.
 *
 * @returns a sentence for each fault.
 */
export function brokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, b, del, blockquote)')) {
    if (!element.checkVisibility() || element.closest('.table')) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue?.matchAll(/\p{L}{2,}|\d+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(`breaks "${word}" in the middle`);
      }
    }
  }
  return broken;
}

/** Runs in a page: the main controls that are smaller than 44 px. */
export function tooSmall(): string[] {
  const actions =
    '.button, .chips a, .share-links a, .share-links button, .navigation__toggle, .carousel button,' +
    ' .tabs button, .option, .field input, .search input, .faqs summary, .folded > summary, .archive-links a';
  return [...document.querySelectorAll(actions)]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ what: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 44)
    .map(({ what }) => `less than 44 px: ${what}`);
}
