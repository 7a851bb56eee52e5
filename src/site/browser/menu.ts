import { closest } from '../../engine/browser/closest.ts';
import { pageChange } from '../../engine/browser/page-change.ts';

/** The breakpoint in navigation.css from which the bar shows its links. */
const isWide = matchMedia('(min-width:68.75em)');

/**
 * The mobile menu. As a popover, the browser opens it, closes it by button and Escape, and restores
 * focus. This traps focus, makes the page behind it inert, and closes the menu when a link is
 * clicked, the page changes or the window becomes wide enough for the links.
 */
export function menu(popover: HTMLElement): void {
  const opener = document.querySelector(`[popovertarget="${popover.id}"]`);
  popover.addEventListener('toggle', ({ newState }) => {
    const isOpen = newState === 'open';
    if (opener) opener.ariaExpanded = String(isOpen);
    document.documentElement.toggleAttribute('data-menu', isOpen);
    if (isOpen) tabStops(popover)[0]?.focus();
    // After the menu's first frame, since it changes the styles of every element of the page.
    requestAnimationFrame(() => setTimeout(coverPage));
  });
  const coverPage = () => {
    // Queried each time, since client-side navigation replaces <main>.
    const behind = document.querySelectorAll<HTMLElement>('main, footer, .skip-link');
    for (const element of behind) element.inert = popover.matches(':popover-open');
  };
  const close = () => popover.hidePopover?.();
  isWide.addEventListener('change', close);
  document.addEventListener(pageChange.leave, close);
  popover.addEventListener('click', (event) => {
    if (closest(event, 'a')) close();
  });
  popover.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const all = tabStops(popover);
    const [edge, oppositeEdge] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    oppositeEdge?.focus();
  });
}

/** Focusable elements in tab order, without those in a closed <details>. */
function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button, a, summary')].filter((element) =>
    element.checkVisibility(),
  );
}
