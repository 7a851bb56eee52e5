import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { address, complaints, still } from './served-site.ts';
import { routes } from './site-pages.ts';

/** The generated article that has every kind of block. */
const everyBlock = '/insights/generated-article-40-opening-hours-for-builders';

test.use(still);

for (const width of [1440, 390]) {
  test(`an article with every kind of block can be read by everybody at ${width} px`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address(everyBlock, 'SITE_ARCHIVE'));
    for (const block of [
      'callout',
      'chart',
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
    expect(heard).toEqual([]);
  });
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

test('beside and between an article’s text there is something to look at, every 700 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const articles = routes.filter(({ handle }) => handle.kind === 'article');
  expect(articles).toHaveLength(10);
  for (const { path } of articles) {
    await page.goto(address(path));
    expect(Math.max(...(await textRuns(page))), path).toBeLessThanOrEqual(700);
    const blocks = page.locator('.article :is(.chart, .plate, .turn, .pull-quote)');
    const found = await blocks.evaluateAll((all) =>
      all.map((one) => one.className.split(/[ -]/)[0]),
    );
    expect(found).toContain('chart');
    expect(found).toContain('pull');
    expect(
      found.some((name) => name === 'plate' || name === 'turn'),
      path,
    ).toBe(true);
  }
});

/** The heights of text, in px, from each thing to look at to the next, or to the end. */
function textRuns(page: Page): Promise<number[]> {
  return page.locator('.article__columns').evaluate((text) => {
    const shown = ':is(.chart, .plate, .turn, .pull-quote, .table, .figure, .proof, h2 + ul)';
    const edges = [...text.querySelectorAll(`${shown}, .article__share`)]
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => a.top - b.top);
    let seen = text.querySelector('.article__summary')?.getBoundingClientRect().top ?? 0;
    return edges.map(({ top, bottom }) => {
      const run = top - seen;
      seen = Math.max(seen, bottom);
      return run;
    });
  });
}

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
