import tokens from '../../../site/styles/tokens.css';
import { deskPaths, pageParameter } from '../../desk/desk-messages.ts';
import type { HeldNote } from '../messages.ts';
import { element } from './element.ts';
import styles from './live-host.css';

/** Holds what stands in the corner: the badge of a page that is held back, and the sheet's button. */
const corner = element('div', { class: 'corner' });

let shadow: ShadowRoot | undefined;

/**
 * Holds what the live server adds to a page: in a shadow tree, so that no styles cross, and outside
 * <body>, so that no change of the page touches it.
 */
export function liveHost(): { readonly shadow: ShadowRoot; readonly corner: HTMLElement } {
  shadow ??= mounted();
  return { shadow, corner };
}

function mounted(): ShadowRoot {
  const host = element('div', { id: 'live-sheet' });
  const root = host.attachShadow({ mode: 'open' });
  const own = new CSSStyleSheet();
  own.replaceSync(tokens.replaceAll(':root', ':host') + styles);
  root.adoptedStyleSheets = [own];
  root.append(corner);
  document.documentElement.append(host);
  return root;
}

const badge = element('a', { class: 'badge', href: '/_live/held' });

let notes: readonly HeldNote[] = [];

/** Says on a page that a build would leave it out, and leads to the list of all such pages. */
export function showHeld(held: readonly HeldNote[] = notes): void {
  notes = held;
  const note = held.find(({ path }) => path === location.pathname.replace(/(?<=.)\/$/, ''));
  badge.textContent = note?.words ?? '';
  if (note) liveHost().corner.prepend(badge);
  else badge.remove();
}

const link = element('a', { class: 'edit' }, 'Edit this page');
// The address changes a moment before the page is shown.
link.addEventListener('click', aimEditLink);

/**
 * Links from a page to its file at the desk. It stands in the corner; the page gets room at its end,
 * so that whatever the link covers can be scrolled out from under it.
 */
export function showEditLink(): void {
  // The server's own lists are no pages of the site.
  if (link.isConnected || location.pathname.startsWith('/_live/')) return;
  const { shadow, corner } = liveHost();
  aimEditLink();
  corner.append(link);
  shadow.append(element('div', { class: 'clear' }));
}

/** Called after each change of page. */
export function aimEditLink(): void {
  const page = location.pathname.replace(/(?<=.)\/$/, '');
  const words = wordsSeen();
  const place = words ? `&words=${encodeURIComponent(words)}` : '';
  link.href = `${deskPaths.page}?${pageParameter}=${encodeURIComponent(page)}${place}`;
}

/** The first words that are seen of a page that was scrolled, below its bar. */
function wordsSeen(): string | undefined {
  if (scrollY < 200) return undefined;
  const blocks = [...document.querySelectorAll('main :is(h2, h3, p, li, td, dd, blockquote)')];
  const seen = blocks.find((one) => {
    const { top, height } = one.getBoundingClientRect();
    // A list of contents stays in sight.
    const isWords = !one.closest('nav') && (one.textContent ?? '').trim().length > 20;
    return isWords && top > 80 && height > 0;
  });
  return seen?.textContent?.trim().slice(0, 120);
}
