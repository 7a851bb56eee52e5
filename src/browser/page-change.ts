/**
 * What the parts of the browser's code tell each other when one page takes another's place in the
 * same document. They are loaded at different times, so they do not call each other.
 */
export const pageChange = { leave: 'page-leave', enter: 'page-enter' } as const;

/** Does something for the page that is there, and again for each that takes its place. */
export function onEveryPage(start: () => void): void {
  start();
  document.addEventListener(pageChange.enter, start);
}
