/**
 * Runs in a page: words that lie on other words, or on a table or a plate, and plates that are
 * taller than most windows.
 *
 * @returns a sentence for each fault.
 */
export function colliding(): string[] {
  // A page's title is set so tight that its lines reach into each other, and into its label.
  const blocks =
    'main :is(h2, h3, p, li, dt, dd, summary, figcaption, .table, .plate, .piece > img)';
  const shown = [...document.querySelectorAll(blocks)].filter((one) => one.checkVisibility());
  const boxes = shown.flatMap((element) => linesOf(element).map((box) => ({ element, box })));
  const faults = new Set<string>();
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (!isOver(one.box, other.box)) continue;
      faults.add(`"${wordsOf(one.element)}" and "${wordsOf(other.element)}" lie on each other`);
    }
  }
  const tall = shown.filter((one) => one.matches('.plate') && one.clientHeight > 700);
  return [...faults, ...tall.map((one) => `"${wordsOf(one)}" is ${one.clientHeight} px tall`)];

  /** The box of a table, a plate or a picture, and of each line of words. */
  function linesOf(element: Element): DOMRect[] {
    if (element.matches('.table, .plate, img')) return [element.getBoundingClientRect()];
    const words = document.createRange();
    words.selectNodeContents(element);
    // Figures have nothing below their baseline, where a line has room for it.
    const share = element.matches('dd') ? 0.75 : 1;
    return [...words.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y, width, height * share));
  }

  function isOver(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2;
  }

  function wordsOf(element: Element): string {
    return element.textContent.trim().slice(0, 40);
  }
}
