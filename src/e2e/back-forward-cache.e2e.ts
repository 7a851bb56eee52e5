import { expect, test } from 'playwright/test';
import { browserOptions } from './browser-options.ts';
import { address, complaints } from './site.ts';

// Playwright starts browsers without this cache; visitors have it.
test.use({
  launchOptions: { ...browserOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('Back from another site finds the page alive, as it was left', async ({ page }) => {
  const heard = complaints(page);
  await page.goto(address('/'));
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  const carousel = page.getByRole('region', { name: /testimonials|clients say/i });
  const next = carousel.getByRole('button', { name: /next/i });
  await next.click();
  await expect(carousel.getByText('2 of 3')).toBeAttached();

  // The same server under another name is another site to a browser.
  await page.goto(address('/work').replace('localhost', '127.0.0.1'));
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  await expect(carousel.getByText('2 of 3')).toBeAttached();
  await next.click();
  await expect(carousel.getByText('3 of 3')).toBeAttached();
  expect(heard).toEqual([]);
});

test('a form that was left half-filled still has its words, and goes on', async ({ page }) => {
  await page.goto(address('/contact'));
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ann Smith');
  await page.goto(address('/work').replace('localhost', '127.0.0.1'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(name).toHaveValue('Ann Smith');
});
