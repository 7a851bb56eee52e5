/**
 * Events fired on the document around a client-side page change. Events rather than calls, since
 * the listening modules are loaded at different times.
 */
export const pageChange = { draw: 'page-draw', leave: 'page-leave', enter: 'page-enter' } as const;

/** What the first of these events tells: whoever draws the change of the page calls `change` itself. */
export type PageDrawing = {
  /** Puts the next page in the place of the last. Throws where it can't be. */
  readonly change: () => void;
  readonly isBack: boolean;
  /** Set by who draws it: resolves or rejects with the change. */
  drawn?: Promise<void> | undefined;
};

export function onEveryPage(start: () => void): void {
  start();
  document.addEventListener(pageChange.enter, start);
}
