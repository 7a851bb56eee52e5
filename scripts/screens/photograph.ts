import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { readThrough } from '../../src/e2e/journeys/served-site.ts';
import type { Screen } from '../../src/e2e/screens/screen.ts';

/**
 * Takes screenshots of screens at each of their widths into a folder.
 *
 * @returns the names of the files.
 */
export async function photographs(
  browser: Browser,
  addressOf: (screen: Screen) => string,
  screens: readonly Screen[],
  out: string,
): Promise<string[]> {
  const taken: string[] = [];
  for (const screen of screens) {
    for (const width of screen.widths ?? [390, 1440]) {
      const file = `${screen.name}-${width}.png`;
      writeFileSync(join(out, file), await photograph(browser, addressOf(screen), screen, width));
      taken.push(file);
      console.log(file);
    }
  }
  return taken;
}

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
  const { path, context, act, fold = false, live = false } = screen;
  await using opened = await browser.newContext({
    viewport: { width, height: width < 900 ? 844 : 900 },
    reducedMotion: 'reduce',
    hasTouch: width < 900,
    ...context,
  });
  const isStill = live || context?.javaScriptEnabled === false;
  const page = await opened.newPage();
  await page.goto(site + path);
  if (!isStill) await loadImages(page);
  await act?.(page);
  if (live) await page.evaluate(async () => void (await document.fonts.ready));
  // Otherwise fixed elements would appear at the scrolled position.
  if (!fold && !isStill) await page.evaluate(() => scrollTo(0, 0));
  return await page.screenshot({ fullPage: !fold });
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

/** Writes a page with all screenshots, each linked to its full size. */
export function writeContactSheet(out: string, files: readonly string[]): void {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  const page = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 24px; margin: 24px; font: 14px sans-serif; background: #ddd; }
figure { margin: 0; }
img { width: 100%; max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #888; }
</style>
${figures.join('\n')}
</html>
`;
  writeFileSync(join(out, 'index.html'), page);
  console.log(`\n${files.length} pictures: open ${join(out, 'index.html')}`);
}
