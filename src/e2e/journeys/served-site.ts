import type { Page } from 'playwright/test';

export type SiteName =
  | 'SITE'
  | 'SITE_ARCHIVE'
  | 'SITE_MEDIA'
  | 'SITE_TINY'
  | 'SITE_MISBEHAVING'
  | 'MISBEHAVING_BACKEND'
  | 'EMBEDDED_FOLDER';

/** The URL of a path on a site that `build-once.ts` serves. */
export function address(path: string, site: SiteName = 'SITE'): string {
  const url = process.env[site];
  if (!url) throw new Error('The site is not being served: see playwright.config.ts.');
  return url + path;
}

/** For a visitor to whom nothing moves: drawing what moves on Home takes half a core all the time. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Collects a page's errors, failed requests and policy violations while it is open. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const [text, { url }] = [message.text(), message.location()];
    // The browser's own words do not say which address failed.
    heard.push(text.startsWith('Failed to load') ? `${text}: ${url}` : text);
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()}`);
  });
  return heard;
}

/** Scrolls to the end, as a reader does, until all widgets are hydrated. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 30));
    }
  });
  // On a busy machine some may be hydrated later than they are scrolled past.
  await page.waitForFunction(
    () => {
      const asleep = document.querySelector('[data-widget]:not([data-awake])');
      asleep?.scrollIntoView();
      return !asleep;
    },
    undefined,
    { polling: 200 },
  );
}
