import { expect, type Page, test } from 'playwright/test';
import { isSame, mark } from '../journeys/following.ts';
import { address, complaints } from '../journeys/served-site.ts';

const note = (page: Page) => page.getByRole('link', { name: 'A first note' });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function start(page: Page): Promise<string[]> {
  const heard = complaints(page);
  await page.goto(address('/', 'SITE_TINY'));
  await mark(page);
  return heard;
}

test('if the page-change code does not load, links load pages in full', async ({ page }) => {
  await page.route('**/assets/navigate-*.js', (route) => route.abort());
  await start(page);
  await note(page).hover();
  await page.waitForTimeout(200);
  await note(page).click();
  await expect(headline(page)).toHaveText('A first note');
  expect(await isSame(page)).toBe(false);
});

test('without the Navigation API, links load pages in full', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const heard = await start(page);
  await note(page).hover();
  await page.waitForLoadState('networkidle');
  // Its code would only fail.
  expect(asked.filter((url) => url.includes('/navigate-'))).toEqual([]);
  await note(page).click();
  await expect(headline(page)).toHaveText('A first note');
  expect(await isSame(page)).toBe(false);
  expect(heard).toEqual([]);
});
