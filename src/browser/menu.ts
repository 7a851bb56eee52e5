import { pageChange } from './page-change.ts';

/** Wide enough for the links themselves, as navigation.css has it. */
const isWide = matchMedia('(min-width:68.75em)');

/**
 * The mobile menu, which is a popover: the browser opens it, closes it by its button and by
 * Escape, and gives focus back. This keeps focus inside, makes the page behind it inert, and
 * closes it when a link is followed, the page changes, or there is room for the links themselves.
 */
export function menu(popover: HTMLElement): void {
  const opener = document.querySelector(`[popovertarget="${popover.id}"]`);
  popover.addEventListener('toggle', ({ newState }) => {
    const isOpen = newState === 'open';
    if (opener) opener.ariaExpanded = String(isOpen);
    // Asked anew each time, since pages change.
    const behind = document.querySelectorAll<HTMLElement>('main, footer, .skip-link');
    for (const element of behind) element.inert = isOpen;
    document.documentElement.toggleAttribute('data-menu', isOpen);
    if (isOpen) stops(popover)[0]?.focus();
  });
  const close = () => popover.hidePopover();
  isWide.addEventListener('change', close);
  document.addEventListener(pageChange.leave, close);
  popover.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  popover.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const all = stops(popover);
    const [leaving, entering] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== leaving) return;
    event.preventDefault();
    entering?.focus();
  });
}

/** What the Tab key stops at, in order; links in a closed <details> are not among it. */
function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button, a, summary')].filter((element) =>
    element.checkVisibility(),
  );
}
