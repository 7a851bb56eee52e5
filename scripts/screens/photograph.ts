import type { Browser, Page } from 'playwright';
import { readThrough } from '../../src/e2e/journeys/served-site.ts';
import type { Screen } from '../../src/e2e/screens/states.ts';

/**
 * The whole page as a PNG, in the state that the screen asks for.
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
    if (context?.javaScriptEnabled !== false) await seen(page);
    await act?.(page);
    // Else what is fixed would stand where the page was scrolled to.
    if (!fold && context?.javaScriptEnabled !== false) await page.evaluate(() => scrollTo(0, 0));
    return await page.screenshot({ fullPage: !fold });
  } finally {
    await opened.close();
  }
}

/** Pictures below the fold load when they come near: the page is read through to its end. */
async function seen(page: Page): Promise<void> {
  await readThrough(page);
  await page.evaluate(() => {
    // One that the reading was too quick for would be waited for in vain.
    for (const image of document.images) image.loading = 'eager';
    scrollTo(0, 0);
  });
  const areComplete = () => [...document.images].every(({ complete }) => complete);
  // By the clock, since a frame may be long in coming where nobody looks.
  await page.waitForFunction(areComplete, undefined, { polling: 100 });
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForLoadState('networkidle');
}
