import { expect, type Page, test } from 'playwright/test';
import { address, complaints } from '../journeys/served-site.ts';

/** Marks the document, so that a test can detect a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);
const note = (page: Page) => page.getByRole('link', { name: 'A first note' });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function start(page: Page): Promise<string[]> {
  const heard = complaints(page);
  await page.goto(address('/', 'SITE_TINY'));
  await mark(page);
  return heard;
}

/** Opens the first note, once the code that changes pages has fetched it. */
async function openNote(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse(address('/notes/first', 'SITE_TINY')),
    note(page).hover(),
  ]);
  await note(page).click();
}

test('a link changes the page without a new document, and Back returns to it', async ({ page }) => {
  const heard = await start(page);
  await page.evaluate(() => scrollTo(0, 100));
  await openNote(page);
  await expect(headline(page)).toBeFocused();
  await expect(headline(page)).toHaveText('A first note');
  await expect(page).toHaveURL(address('/notes/first', 'SITE_TINY'));
  await expect(page).toHaveTitle('A first note');
  await expect(page.locator('#page-status')).toHaveText('A first note');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', 'https://tiny.example/notes/first');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(address('/', 'SITE_TINY'));
  await expect(note(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  expect(await isSame(page)).toBe(true);
  expect(heard).toEqual([]);
});

test('a widget of the page that comes back is hydrated anew', async ({ page }) => {
  const heard = await start(page);
  const counter = page.getByRole('button', { name: 'Pressed' });
  await counter.click();
  await expect(counter).toHaveText('Pressed 1 times');
  await openNote(page);
  await expect(headline(page)).toBeFocused();
  await page.getByRole('link', { name: 'All notes' }).click();
  await expect(headline(page)).toHaveText(/^Notes of/);
  await counter.click();
  await expect(counter).toHaveText('Pressed 1 times');
  expect(await isSame(page)).toBe(true);
  expect(heard).toEqual([]);
});

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
