/**
 * Events fired on the document around a client-side page change. Events rather than calls, since
 * the listening modules are loaded at different times.
 */
export const pageChange = { leave: 'page-leave', enter: 'page-enter' } as const;

/** Runs a callback now, and again after each client-side page change. */
export function onEveryPage(start: () => void): void {
  start();
  document.addEventListener(pageChange.enter, start);
}
