/** Ignores links that the pointer or focus only passes over, in ms. */
const hoverDelay = 50;

/**
 * Hovering over, touching or focusing a link loads the client-side navigation code and prefetches
 * the page. Without the Navigation API, or if the code fails to load, links stay ordinary links.
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
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) timer = window.setTimeout(load, type === 'touchstart' ? 0 : hoverDelay, link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

let isLoaded = false;

async function load(url: string): Promise<void> {
  try {
    const { prefetch } = await import('./navigate.ts');
    isLoaded = true;
    prefetch(url);
  } catch (error) {
    console.error('Pages will load whole.', error);
  }
}
