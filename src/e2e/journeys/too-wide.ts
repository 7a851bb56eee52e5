/**
 * Runs in a page: how far it scrolls sideways, and the text that extends beyond its edge.
 *
 * @returns a sentence for each fault.
 */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  // These scroll or move inside their own container, or are invisible.
  const framed = '.table, .logo-strip, [popover], .visually-hidden, .skip-link, .field__trap';
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!isText || element.closest(framed) || !element.checkVisibility()) return false;
    const { right, left, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  return [
    ...(excess > 0 ? [`${excess} px too wide`] : []),
    ...cut.map((element) => `cuts off "${element.textContent?.trim().slice(0, 40)}"`),
  ];
}
