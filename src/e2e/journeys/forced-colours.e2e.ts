import { expect, type Page, test } from 'playwright/test';
import { address } from './served-site.ts';
import { kinds } from './site-pages.ts';

test.describe('in forced colours', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    viewport: { width: 1440, height: 900 },
  });

  test('no line of a page’s title hides part of another', async ({ page }) => {
    for (const path of kinds) {
      await page.goto(address(path));
      await page.evaluate(() => document.fonts.ready);
      // With nothing but the page's own ground behind it.
      await addStyle(page, 'main :is(svg, img) { visibility: hidden } h1 { width: fit-content }');
      const title = page.locator('h1');
      const grounded = await title.screenshot();
      // The same letters, with no ground of their own behind each line.
      await addStyle(page, 'h1, h1 * { forced-color-adjust: none; color: CanvasText !important }');
      expect(grounded.equals(await title.screenshot()), path).toBe(true);
    }
  });

  test('the quiz’s finished steps look unlike those to come', async ({ page }) => {
    await page.goto(address('/contact'));
    await expect(page.locator('.form__progress i')).toHaveCount(6);
    const middles: string[] = [];
    for (const step of await page.locator('.form__progress i').all()) {
      await step.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await step.boundingBox()) ?? {};
      const clip = { x: x + width / 2, y: y + height / 2, width: 2, height: 2 };
      middles.push((await page.screenshot({ clip })).toString('base64'));
    }
    expect(middles[0]).not.toBe(middles[1]);
    expect(new Set(middles.slice(1)).size).toBe(1);
  });
});

/** Adds rules to the open page; its policy allows no style element. */
async function addStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
