import { expect, test } from 'playwright/test';
import { windowedOptions } from './browser-options.ts';
import { colourAt, groundOf, unevenLines } from './page-ground.ts';
import { address, still } from './served-site.ts';

test.use({ ...still, launchOptions: windowedOptions });

test('no edge of a beam runs through small words before it is turned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const uneven: string[] = [];
  for (const path of ['/', '/thank-you']) {
    await page.goto(address(path));
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(swept);
      const lines = await unevenLines(page, await groundOf(page, path === '/'));
      uneven.push(...lines.map((words) => `${path} at ${width} px: ${words}`));
    }
  }
  expect(uneven).toEqual([]);
});

test('on Home it gets darker section by section, from dawn to night', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/'));
  const tops = await page.evaluate(() =>
    // The lamp lights its own ground.
    [...document.querySelectorAll('main > section:not(.lantern)')].map(
      (section) => section.getBoundingClientRect().top + scrollY,
    ),
  );
  const ground = await groundOf(page, true);
  const colours = tops.map((top) => colourAt(ground, 3, top + 4));
  expect(new Set(colours.map(String)).size).toBeGreaterThan(5);
  const day = colours.slice(1).map(([red = 0, green = 0, blue = 0]) => red + green + blue);
  expect(day).toEqual(day.toSorted((a, b) => b - a));
});

/** Runs in a page: the beam has come in, and all else stands still. */
function swept(): void {
  for (const animation of document.getAnimations()) {
    if ((animation as CSSAnimation).animationName === 'hero-sweep') animation.finish();
    else animation.pause();
  }
}
