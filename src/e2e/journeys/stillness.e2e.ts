import { expect, test } from 'playwright/test';
import { painted, shifted } from './layout-shifts.ts';
import { address, kinds, routes } from './served-site.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the layout does not shift while a page loads', async ({ page }) => {
      test.setTimeout(180_000);
      // The first page loads the font, so that it is cached for the others.
      await page.goto(address('/'));
      await page.evaluate(() => document.fonts.ready);
      const moved: string[] = [];
      for (const { path } of routes) {
        await page.goto(address(path));
        await painted(page);
        const shift = await shifted(page);
        if (shift > 0) moved.push(`${path}: ${shift}`);
      }
      expect(moved).toEqual([]);
    });

    test('no kind of page shifts by more than a line when its font loads late', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      let font = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await font.promise;
        await route.continue();
      });
      for (const path of kinds) {
        font = Promise.withResolvers();
        const asked = page.waitForRequest('**/*.woff2');
        await page.goto(address(path), { waitUntil: 'domcontentloaded' });
        await asked;
        await painted(page);
        font.resolve();
        await page.evaluate(() => document.fonts.ready);
        await painted(page);
        // The fallback font matches on average only, so a line may break elsewhere.
        expect(await shifted(page), path).toBeLessThan(0.03);
      }
    });
  });
}
