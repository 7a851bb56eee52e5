import { expect, type Page, test } from 'playwright/test';
import { follow, hold, isSame, main, openReady } from './following.ts';
import { address } from './served-site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page whose page-change code has loaded, and marks its document and its `<main>`. */
async function start(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await page.evaluate(() => Object.assign(document.querySelector('main') ?? {}, { isFirst: true }));
}

const isFirst = (page: Page) =>
  page.evaluate(() => 'isFirst' in (document.querySelector('main') ?? {}));
const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Clicks a link to a page that is held back. */
async function leave(page: Page, name: string): Promise<void> {
  await main(page, name).click();
  await expect(page.getByText('Loading...')).toBeVisible();
}

for (const when of ['before', 'after']) {
  test(`a chip chosen ${when} hydration filters the page that is shown`, async ({ page }) => {
    if (when === 'before') {
      const released = hold(page, '/assets/hydrate-*.js');
      await start(page, '/work');
      const release = await hold(page, '/services');
      await leave(page, 'Services');
      await page.getByRole('link', { name: 'Video 1' }).click();
      (await released)();
      await expect(page.locator('.case-row:visible')).toHaveCount(1);
      release();
    } else {
      await start(page, '/work');
      await expect(page.locator('[data-widget="work-filter"][data-awake]')).toHaveCount(1);
      const release = await hold(page, '/services');
      await leave(page, 'Services');
      await page.getByRole('link', { name: 'Video 1' }).click();
      await expect(page.locator('.case-row:visible')).toHaveCount(1);
      await page.getByRole('link', { name: 'All 4' }).click();
      await expect(page.locator('.case-row:visible')).toHaveCount(4);
      release();
    }
    await expect(page.locator('.services__service').first()).toBeVisible();
    await expect(page).toHaveURL(address('/services'));
    expect(await isSame(page)).toBe(true);
  });
}

test('the filter of the page to come does not filter the page that is shown', async ({ page }) => {
  await start(page, '/insights?category=content');
  await main(page, 'Work').click();
  await expect(page.locator('[data-widget="work-filter"][data-awake]')).toHaveCount(1);
  const release = await hold(page, '/insights');
  await follow(page, '/insights?category=video');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.locator('.case-row:visible')).toHaveCount(4);
  await page.goBack();
  release();
  await expect(page.locator('.case-row:visible')).toHaveCount(4);
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('the same link again waits for the page, and loads nothing twice', async ({ page }) => {
  await start(page, '/about');
  const release = await hold(page, '/work');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url() === address('/work')) asked++;
  });
  await leave(page, 'Work');
  await main(page, 'Work').click();
  await page.waitForTimeout(300);
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.locator('.case-row').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Loading...')).toBeHidden();
  expect(await isSame(page)).toBe(true);
  expect(asked).toBe(1);
});

test('Back from a page that never arrived leaves the shown one as it is', async ({ page }) => {
  await start(page, '/about#main');
  await page.evaluate(() => scrollTo(0, 900));
  const release = await hold(page, '/work');
  await leave(page, 'Work');
  await page.goBack();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page).toHaveURL(address('/about#main'));
  expect(await scroll(page)).toBe(900);
  release();
  await page.waitForTimeout(300);
  expect(await isFirst(page)).toBe(true);
  expect(await scroll(page)).toBe(900);
  await page.goForward();
  await expect(page.locator('.case-row').first()).toBeVisible();
  await expect.poll(() => scroll(page)).toBe(0);
});

test('Back to a page that had never arrived shows its top', async ({ page }) => {
  await start(page, '/about');
  await page.evaluate(() => scrollTo(0, 900));
  const release = await hold(page, '/work');
  await leave(page, 'Work');
  await main(page, 'Services').click();
  await expect(page.locator('.services__service').first()).toBeVisible();
  release();
  await page.goBack();
  await expect(page.locator('.case-row').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scroll(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('.values')).toBeVisible();
  await expect.poll(() => scroll(page)).toBe(900);
});

test('a link within the shown page scrolls it, and no later address', async ({ page }) => {
  await start(page, '/services');
  const release = await hold(page, '/work');
  await leave(page, 'Work');
  await page.locator('.services__service a[href="#prices"]').last().click();
  await expect(page.locator('.prices')).toBeInViewport();
  release();
  await expect(page.locator('.case-row').first()).toBeVisible();
  await expect(page).toHaveURL(address('/work'));
  await expect.poll(() => scroll(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('.services__service').first()).toBeVisible();
});

test('a link within the shown page by its whole address returns to it', async ({ page }) => {
  await start(page, '/services');
  const release = await hold(page, '/work');
  await leave(page, 'Work');
  const href = await page
    .locator('.services__service a[href="#prices"]')
    .last()
    .getAttribute('href');
  await page.evaluate((hash) => location.assign(`/services${hash}`), href);
  await expect(page.locator('.prices')).toBeInViewport();
  release();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(address(`/services${href}`));
  expect(await isFirst(page)).toBe(true);
});
