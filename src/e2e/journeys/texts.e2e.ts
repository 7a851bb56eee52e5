import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { cleanTest } from './clean-test.ts';
import { address, still } from './served-site.ts';

/** The generated article that has every kind of block. */
const everyBlock = '/insights/generated-article-40-opening-hours-for-builders';

test.use(still);

for (const width of [1440, 390]) {
  cleanTest(
    `an article with every block can be read by everybody at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(everyBlock, 'SITE_ARCHIVE'));
      // On a phone a large table waits for a press.
      const folded = page.locator('.folded--phone:not([open]) > summary:visible');
      while ((await folded.count()) > 0) await folded.first().click();
      for (const block of [
        'callout',
        'chart',
        'pictogram',
        'plate',
        'turn',
        'pull-quote',
        'table',
        'code-block',
        'figure',
      ]) {
        await expect(page.locator(`.${block}`).first()).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}

test('on a phone, what is too wide scrolls by itself, also with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(everyBlock, 'SITE_ARCHIVE'));
  const chart = page.getByRole('region', { name: 'Chart: Views in the first eight weeks' });
  for (const region of [chart, page.locator('.code-block').first()]) {
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  }
});

test('a chart reads as a table, and a list begins where it says', async ({ page }) => {
  await page.goto(address(everyBlock, 'SITE_ARCHIVE'));
  const table = page.getByRole('table', { name: 'Bookings, by Week' });
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Week one', 'Week two', 'Week three', 'Week four'],
  ]);
  await expect(table.getByRole('cell')).toHaveText(['4', '9', '14', '11']);
  await expect(page.locator('.chart').first().getByRole('img')).toHaveCount(0);
  expect(await firstNumber(page)).toBe('4');
});

/** The number that the browser gives the first item of the text's numbered list. */
function firstNumber(page: Page): Promise<string | undefined> {
  return page
    .locator('.prose > ol > li')
    .first()
    .evaluate((item) => {
      const { content } = getComputedStyle(item, '::before');
      const start = item.parentElement?.getAttribute('start');
      return content === 'counter(list-item)' ? (start ?? '1') : content;
    });
}
