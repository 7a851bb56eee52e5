/** A mouse or a Tab key on its way to something else passes links; in ms. */
const passing = 50;

/**
 * Whoever points at a link, touches or focuses it may follow it: then the code that changes pages
 * without a new document is loaded, and the page with it. Where the browser lacks the Navigation
 * API, or the code does not arrive, links are plain links.
 */
export function followIntent(): void {
  if (!('navigation' in window)) return;
  const { pathname } = location;
  addEventListener('popstate', () => {
    // After a reload the pages before it still count as this document, which shows another one.
    if (!isLoaded && location.pathname !== pathname) location.reload();
  });
  let timer = 0;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) timer = window.setTimeout(load, type === 'touchstart' ? 0 : passing, link.href);
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
