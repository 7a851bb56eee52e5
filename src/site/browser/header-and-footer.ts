import { closest } from '../../engine/browser/closest.ts';
import { pageChange } from '../../engine/browser/page-change.ts';

/*
 * What the header's menus and the footer do beyond HTML and CSS. Visitors may be quicker than it: a
 * menu that is open when it comes stays open.
 */

const dropdown = document.querySelector<HTMLElement>('.navigation__dropdown');
if (dropdown) whoWeHelp(dropdown);

const popover = document.getElementById('menu');
// Not in a browser without popovers.
if (popover?.popover) mobileMenu(popover);

const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());

// For styles: hides the floating button at the page's end, and starts the closing animation.
const footer = document.querySelector('.footer');
const observer = new IntersectionObserver(
  (entries) => {
    document.documentElement.toggleAttribute('data-footer', entries.at(-1)?.isIntersecting);
  },
  // About the height of the closing scene, which is above the footer.
  { rootMargin: '500px' },
);
if (footer) observer.observe(footer);

/**
 * The Who We Help menu: a mouse opens it by hovering; Enter, Space, Down or a tap open it until it
 * is closed. Until `aria-expanded` is there, CSS opens it on hover and focus.
 */
function whoWeHelp(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  let isPinned = false;
  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (open: boolean, pinned = open) => {
    button.ariaExpanded = String(open);
    isPinned = pinned;
  };
  const hasFocus = root.matches(':focus-within');
  setOpen(hasFocus || root.matches(':hover'), hasFocus);
  root.onpointerenter = ({ pointerType }) => {
    if (pointerType !== 'touch' && !isOpen()) setOpen(true, false);
  };
  root.onpointerleave = () => {
    // Hiding the focused link would drop focus to the body.
    if (!isPinned && !root.querySelector('a:focus')) setOpen(false);
  };
  button.onclick = ({ detail }) => {
    // A mouse click (detail 1) doesn't close what hovering opened.
    if (!detail || isPinned || !isOpen()) setOpen(!isOpen());
  };
  // On the window: when opened by mouse, the focus may be anywhere.
  addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && event.target === button) {
      event.preventDefault();
      setOpen(true);
    }
    if (event.key === 'Escape') {
      if (root.querySelector('a:focus')) button.focus();
      setOpen(false);
    }
  });
  for (const type of ['focusin', 'pointerdown']) {
    addEventListener(type, ({ target }) => {
      if (!root.contains(target as Node)) setOpen(false);
    });
  }
}

/**
 * The mobile menu. As a popover, the browser opens it, closes it by button and Escape, and restores
 * focus. This traps focus, makes the page behind it inert, and closes the menu when a link is
 * clicked, the page changes or the window becomes wide enough for the links.
 */
function mobileMenu(popover: HTMLElement): void {
  const opener = document.querySelector(`[popovertarget="${popover.id}"]`);
  const isOpen = () => popover.matches(':popover-open');
  const follow = () => {
    if (opener) opener.ariaExpanded = String(isOpen());
    document.documentElement.toggleAttribute('data-menu', isOpen());
    if (isOpen() && !popover.contains(document.activeElement)) tabStops(popover)[0]?.focus();
    // After the menu's first frame, since it changes the styles of every element of the page.
    requestAnimationFrame(() => setTimeout(coverPage));
  };
  const coverPage = () => {
    // Queried each time, since client-side navigation replaces <main>.
    const behind = document.querySelectorAll<HTMLElement>('main, footer, .skip-link');
    for (const element of behind) element.inert = isOpen();
  };
  popover.addEventListener('toggle', follow);
  if (isOpen()) follow();
  const close = () => popover.hidePopover();
  // The breakpoint in navigation.css from which the bar shows its links.
  matchMedia('(min-width:68.75em)').addEventListener('change', close);
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
