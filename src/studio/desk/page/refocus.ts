/** Sent to what has the focus again: the browser puts the cursor of a text editor at its start. */
export const refocused = 'refocused';

/** Gives the focus back; where what had it is gone, to the heading of the dialog or the page. */
export function refocus(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected;
  const heading =
    [...document.querySelectorAll<HTMLElement>('dialog[open] h2')].at(-1) ??
    document.querySelector('h1');
  const next = isThere ? before : heading;
  next?.focus({ preventScroll: true });
  next?.dispatchEvent(new Event(refocused));
}
