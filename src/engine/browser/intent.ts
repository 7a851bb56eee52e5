import { closest } from './closest.ts';
import { logUnlessLeaving } from './departure.ts';
import { savesData } from './save-data.ts';

/** Ignores links that the pointer or focus only passes over, in ms. */
const hoverDelay = 50;

/**
 * Loads the client-side navigation code when the browser is idle, so that the first click already
 * changes the page, and prefetches the pages whose links are hovered, touched or focused. Without
 * the Navigation API, or if the code fails to load, links stay ordinary links.
 */
export function followIntent(): void {
  if (!('navigation' in window)) return;
  const { pathname } = location;
  addEventListener('popstate', () => {
    // After a reload, Back to an earlier entry of this document changes only the address: the
    // navigation code that would swap the page isn't loaded yet.
    if (!isLoaded && location.pathname !== pathname) location.reload();
  });
  let timer = 0;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    const delay = event.type === 'touchstart' ? 0 : hoverDelay;
    if (link) timer = window.setTimeout(load, delay, link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, onIntent);
  }
  // In a task of its own: Safari has no requestIdleCallback.
  if (!savesData()) addEventListener('load', () => setTimeout(load));
}

let isLoaded = false;

async function load(url?: string): Promise<void> {
  try {
    const { prefetch } = await import('./navigate.ts');
    isLoaded = true;
    if (url) prefetch(url);
  } catch (error) {
    logUnlessLeaving('Pages will load whole.', error);
  }
}
