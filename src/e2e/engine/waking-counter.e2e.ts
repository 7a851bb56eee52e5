import { expect, type Page, test } from 'playwright/test';
import { cleanTest } from '../journeys/clean-test.ts';
import { hold } from '../journeys/following.ts';
import { address, complaints } from '../journeys/served-site.ts';

test.use({ viewport: { width: 800, height: 600 } });

const counter = (page: Page) => page.getByRole('button', { name: 'Pressed' });
const awake = (page: Page) => page.locator('[data-widget="counter"][data-awake]');

cleanTest('a widget out of view loads nothing, and wakes when it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address('/', 'SITE_TINY'));
  await page.waitForLoadState('networkidle');
  // Only what changes pages, which every page loads once it is idle.
  expect(asked.filter((url) => /(?<!\/navigate-\w+)\.js$/.test(url))).toEqual([]);
  // Up to 100 px below the window.
  await counter(page).evaluate((button) => {
    scrollTo(0, button.getBoundingClientRect().top - innerHeight - 100);
  });
  await expect(awake(page)).toHaveCount(1);
  await expect(counter(page)).not.toBeInViewport();
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 1 times');
});

test('two quick clicks before a widget is hydrated count as two after it is', async ({ page }) => {
  const letGo = await hold(page, '/assets/hydrate-*.js');
  await page.goto(address('/', 'SITE_TINY'));
  await counter(page).click();
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 0 times');
  letGo();
  await expect(counter(page)).toHaveText('Pressed 2 times');
  await page.waitForTimeout(200);
  await expect(counter(page)).toHaveText('Pressed 2 times');
});

test('Enter and Space before a widget is hydrated count once each', async ({ page }) => {
  const letGo = await hold(page, '/assets/hydrate-*.js');
  await page.goto(address('/', 'SITE_TINY'));
  await counter(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  letGo();
  await expect(counter(page)).toHaveText('Pressed 2 times');
});

test('a widget that leaves the screen and returns is not hydrated again', async ({ page }) => {
  await page.goto(address('/', 'SITE_TINY'));
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 1 times');
  for (const y of [0, 99_999, 0]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(150);
  }
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 2 times');
});

test('a still mouse over a scrolling page hydrates nothing, a moving does', async ({ page }) => {
  await page.goto(address('/', 'SITE_TINY'));
  const point = (isScrolling: boolean) =>
    page.evaluate(async (scrolls) => {
      if (scrolls) window.dispatchEvent(new Event('scroll'));
      else await new Promise((rested) => setTimeout(rested, 300));
      document
        .querySelector('.counter button')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((later) => setTimeout(later, 100));
    }, isScrolling);
  await point(true);
  await expect(awake(page)).toHaveCount(0);
  await point(false);
  await expect(awake(page)).toHaveCount(1);
});

test('after a failed load the next click tries again', async ({ page }) => {
  const heard = complaints(page);
  let isBlocked = true;
  const asked: string[] = [];
  await page.route('**/assets/counter-*.js', (route) => {
    asked.push(route.request().resourceType());
    return isBlocked ? route.abort() : route.continue();
  });
  await page.goto(address('/', 'SITE_TINY'));
  await counter(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-widget="counter"][data-failed]')).toHaveCount(1);
  // An import that fails can't be repeated in Firefox and Safari.
  expect(asked).toEqual(['fetch']);
  // Logged some seconds later, since leaving a page must log nothing.
  await expect.poll(() => heard.join()).toContain('The widget "counter" could not wake up.');
  isBlocked = false;
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 1 times');
  await expect(page.locator('[data-widget="counter"][data-failed]')).toHaveCount(0);
});
