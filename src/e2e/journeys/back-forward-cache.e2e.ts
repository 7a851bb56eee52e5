import { expect, type Page, test } from 'playwright/test';
import { windowedOptions } from './browser-options.ts';
import { cleanTest } from './clean-test.ts';
import { address } from './served-site.ts';

// Playwright disables this cache by default; visitors have it.
test.use({
  launchOptions: { ...windowedOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const keepPersisted = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );

const isPersisted = (page: Page) => page.evaluate(() => 'persisted' in window && window.persisted);

cleanTest('Back from another site restores the page as it was', async ({ page }) => {
  await page.goto(address('/'));
  await keepPersisted(page);
  const carousel = page.getByRole('region', { name: /testimonials|clients say/i });
  const next = carousel.getByRole('button', { name: /next/i });
  await next.click();
  await expect(carousel.getByText('2 of 3')).toBeAttached();

  // To a browser, the same server under another host name is another site.
  await page.goto(address('/work').replace('localhost', '127.0.0.1'));
  await page.goBack({ waitUntil: 'commit' });
  expect(await isPersisted(page)).toBe(true);
  await expect(carousel.getByText('2 of 3')).toBeAttached();
  await next.click();
  await expect(carousel.getByText('3 of 3')).toBeAttached();
});
