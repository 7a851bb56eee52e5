import type { Browser, Page } from 'playwright';
import { readThrough } from '../../src/e2e/journeys/served-site.ts';
import type { Screen } from '../../src/e2e/screens/screen.ts';

/**
 * A PNG screenshot of the page in the screen's state.
 *
 * @param width px
 */
export async function photograph(
  browser: Browser,
  site: string,
  screen: Screen,
  width: number,
): Promise<Uint8Array> {
  const { path, context, act, fold = false } = screen;
  const height = width < 900 ? 844 : 900;
  const opened = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: width < 900,
    ...context,
  });
  try {
    const page = await opened.newPage();
    await page.goto(site + path);
    if (context?.javaScriptEnabled !== false) await loadImages(page);
    await act?.(page);
    // Otherwise fixed elements would appear at the scrolled position.
    if (!fold && context?.javaScriptEnabled !== false) await page.evaluate(() => scrollTo(0, 0));
    return await page.screenshot({ fullPage: !fold });
  } finally {
    await opened.close();
  }
}

/** Scrolls through the page, so that lazy images load. */
async function loadImages(page: Page): Promise<void> {
  await readThrough(page);
  await page.evaluate(() => {
    // Images that scrolling passed too quickly would otherwise never load.
    for (const image of document.images) image.loading = 'eager';
    scrollTo(0, 0);
  });
  const areComplete = () => [...document.images].every(({ complete }) => complete);
  // Polls by timer, since animation frames may be rare in a headless browser.
  await page.waitForFunction(areComplete, undefined, { polling: 100 });
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForLoadState('networkidle');
}
