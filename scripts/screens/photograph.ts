import type { Browser, Page } from 'playwright';
import type { Screen } from './states.ts';

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

/** Pictures below the fold load when they come near: the page is scrolled through and back. */
async function seen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    const images = [...document.images].filter((image) => !image.complete);
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
