/** Words with nothing to look at: how far they reach, and what they begin with. */
type Stretch = { readonly px: number; readonly from: string };

/**
 * The longest stretch of words of the open page with nothing to look at above, below or beside
 * them, in px, and what it begins with. Runs in the browser.
 */
export function bareText(): Stretch {
  const sights = 'img, .exhibit, .figures, .plate, .quote, .turn, .table, .week, .values ul';
  const words = 'p, h1, h2, h3, li, summary, dt, dd';
  const all = (selector: string) =>
    [...document.querySelectorAll(`main :is(${selector})`)].map((element) => ({
      element,
      top: element.getBoundingClientRect().top,
      bottom: element.getBoundingClientRect().bottom,
    }));
  const seen = all(sights)
    // A face beside a button is no picture.
    .filter(({ top, bottom }) => bottom - top > 100)
    .sort((a, b) => a.top - b.top);
  const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
  const texts = all(words).filter(
    ({ element, top, bottom }) => bottom > top && !element.closest(sights),
  );
  let worst: Stretch = { px: 0, from: '' };
  let from = 0;
  for (const { top, bottom } of [...seen, { top: end, bottom: end }]) {
    const between = texts.filter((text) => text.top >= from - 1 && text.bottom <= top + 1);
    const first = between[0];
    const px = first ? Math.max(...between.map((text) => text.bottom)) - first.top : 0;
    if (first && px > worst.px) worst = { px, from: first.element.textContent.slice(0, 40) };
    from = Math.max(from, bottom);
  }
  return worst;
}
