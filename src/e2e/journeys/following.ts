import type { Page } from 'playwright/test';
import { address } from './served-site.ts';

/** Marks the document, so that `isSame` can detect a full page load. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
export const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

/** Opens a page, marks its document, and waits for the code of page changes, which loads by itself. */
export async function openReady(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/navigate-\w+\.js$/), page.goto(address(path))]);
  await mark(page);
}

export const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Follows a link of our own to an address, since not every page links to every other. */
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Delays what a page asks for, as a slow network does, until the test releases it. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
