import { expect, type Page, test } from 'playwright/test';
import { blocked, pressEverything } from './blocked.ts';
import { address, complaints, readThrough } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';

/** One page of each kind; every other page in `npm run soak`. */
const tagged = [
  ...kinds.map((path) => ({ path, tag: [] })),
  ...routes.map(({ path }) => ({ path, tag: '@soak' })).filter(({ path }) => !kinds.includes(path)),
];

for (const { path, tag } of tagged) {
  test(`${path} loads with no error, repeated id or third-party request, and using its controls triggers no policy violation`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const heard = complaints(page);
    const policy = await blocked(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(200);
    expect(response?.url(), 'no redirect').toBe(address(path));
    const { metadata } = routes.find((route) => route.path === path)?.handle ?? {};
    await expect(page).toHaveTitle(metadata?.title ?? '');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await readThrough(page);
    expect(await brokenPictures(page)).toEqual([]);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((e) => e.id));
    expect(ids).toEqual([...new Set(ids)]);
    // A form sent incomplete logs its errors, as intended, so ask before.
    expect(heard).toEqual([]);
    await page.mouse.move(200, 300, { steps: 4 });
    await pressEverything(page);
    // What is still on its way is reported; a form that opens the mail programme interrupts it.
    await expect(() => page.goto('about:blank')).toPass();
    expect(policy).toEqual([]);
    const elsewhere = new RegExp(`^(?!${address('/')}|mailto:)`);
    expect(asked.filter((url) => elsewhere.test(url))).toEqual([]);
  });
}

async function brokenPictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      // Those that scrolling passed too quickly, or in a hidden tab, would otherwise never load.
      image.loading = 'eager';
      return image.complete || !image.checkVisibility();
    }),
  );
  return page.evaluate(() =>
    [...document.images].filter((img) => img.complete && !img.naturalWidth).map((img) => img.src),
  );
}

test('an unknown address answers 404, shows that and logs the address', async ({ page }) => {
  const heard = complaints(page);
  const response = await page.goto(address('/no/such/page'));
  expect(response?.status()).toBe(404);
  expect(heard).toContain('404: no page at /no/such/page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(address('/'));
});
