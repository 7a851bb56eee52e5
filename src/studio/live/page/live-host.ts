import tokens from '../../../site/styles/tokens.css';
import { deskPaths, pageParameter } from '../../desk/desk-messages.ts';
import type { HeldNote } from '../messages.ts';
import { element } from './element.ts';
import styles from './live-host.css';

/** Holds the draft badge, the link to the desk and the sheet's button. */
const corner = element('div', { class: 'corner' });

let shadow: ShadowRoot | undefined;

/**
 * The live server's own UI: in a shadow tree, to keep styles apart, and outside <body>, so that
 * changes to the page don't touch it.
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

/** Badges a page that builds leave out, with a link to the list of these. */
export function showHeld(held: readonly HeldNote[] = notes): void {
  notes = held;
  const note = held.find(({ path }) => path === location.pathname.replace(/(?<=.)\/$/, ''));
  badge.textContent = note?.words ?? '';
  if (note) liveHost().corner.prepend(badge);
  else badge.remove();
}

const link = element('a', { class: 'edit' }, 'Edit this page');
// Late, since the URL changes before the page does.
link.addEventListener('click', aimEditLink);

/**
 * Adds the page's link to the desk in a corner, with room below the page so that everything can be
 * scrolled out from under it.
 */
export function showEditLink(): void {
  // The server's own lists have no file to edit.
  if (link.isConnected || location.pathname.startsWith('/_live/')) return;
  const { shadow, corner } = liveHost();
  aimEditLink();
  corner.append(link);
  shadow.append(element('div', { class: 'clear' }));
}

/** Call after each client-side navigation. */
export function aimEditLink(): void {
  const page = location.pathname.replace(/(?<=.)\/$/, '');
  const words = wordsSeen();
  const place = words ? `&words=${encodeURIComponent(words)}` : '';
  link.href = `${deskPaths.page}?${pageParameter}=${encodeURIComponent(page)}${place}`;
}

/** The highest visible words below the bar, once the page is scrolled. */
function wordsSeen(): string | undefined {
  if (scrollY < 200) return undefined;
  const blocks = [...document.querySelectorAll('main :is(h2, h3, p, li, td, dd, blockquote)')];
  const below = blocks.flatMap((one) => {
    const { top, height } = one.getBoundingClientRect();
    // A sticky table of contents is always visible.
    const isWords = !one.closest('nav') && (one.textContent ?? '').trim().length > 20;
    return isWords && top > 80 && height > 0 ? [{ one, top }] : [];
  });
  const seen = below.sort((one, other) => one.top - other.top)[0]?.one;
  return seen?.textContent?.trim().slice(0, 120);
}
