/**
 * What is wrong with the lines of the open page's headings and pull quotes: each line that ends with
 * an article or the like, and each word that is broken. In 320 px a line has no room for a run of
 * words, so there it may break anywhere between them. Runs in the browser.
 */
export function badHeadingLines(): string[] {
  const leaning =
    /^(a|an|the|my|our|your|his|her|its|their|no|every|of|in|on|at|to|for|with|from|by|as|into|than|per|and|or|but|nor|if)$/i;
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, .pull-quote p)')].filter(
    (one) => one.checkVisibility() && !one.closest('.visually-hidden, [data-widget]'),
  );
  return headings.flatMap((heading) => {
    const words = wordsOf(heading);
    return words.flatMap(({ word, top, bottom, isBroken }, at) => {
      if (isBroken && !word.includes('-')) return [`breaks "${word}"`];
      const next = words[at + 1];
      const isEnd = next && next.top > (top + bottom) / 2;
      return isEnd && innerWidth > 320 && leaning.test(word)
        ? [`"${heading.textContent}" after "${word}"`]
        : [];
    });
  });

  function wordsOf(heading: Element) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const words: { word: string; top: number; bottom: number; isBroken: boolean }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { top, bottom } = range.getClientRects()[0] ?? { top: 0, bottom: 0 };
        const isBroken = range.getBoundingClientRect().bottom > bottom + 2;
        words.push({ word, top, bottom, isBroken });
      }
    }
    return words;
  }
}
