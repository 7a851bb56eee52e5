/**
 * Runs in a page: stretches of words of more than 700 px with nothing to look at above, below or
 * beside them.
 *
 * @returns a sentence for each fault.
 */
export function bareText(): string[] {
  const sights =
    'img, .chart, .pull-quote, .figure, .proof, h2 + ul, .exhibit, .figures, .pictogram, .plate, .quote, .turn, .table, .values ul';
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
  const faults: string[] = [];
  let from = 0;
  for (const { top, bottom } of [...seen, { top: end, bottom: end }]) {
    const between = texts.filter((text) => text.top >= from - 1 && text.bottom <= top + 1);
    const first = between[0];
    const px = first ? Math.max(...between.map((text) => text.bottom)) - first.top : 0;
    if (px > 700)
      faults.push(`${px} px of words from "${first?.element.textContent.slice(0, 40)}"`);
    from = Math.max(from, bottom);
  }
  return faults;
}
