import { expect, type Page, test } from 'playwright/test';
import { hold } from './following.ts';
import { address, complaints, still } from './served-site.ts';

test.use(still);

/** React and what hydrates widgets. */
const runtime = '/assets/hydrate-*.js';

const count = (page: Page) => page.locator('.carousel__count');

test('a click at the first moment on a slow phone takes effect once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(address('/'), { waitUntil: 'commit' });
  await page.waitForSelector('.carousel__arrow');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText('2 of 3');
  await page.waitForTimeout(300);
  await expect(count(page)).toHaveText('2 of 3');
});

test('Enter in the quiz before hydration goes to the next step after it', async ({ page }) => {
  const letGo = await hold(page, runtime);
  await page.goto(address('/quiz'));
  await page.locator('#quiz-company').fill('Smith');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  letGo();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
});

test('/quiz hydrates the quiz at once, and the contact form when near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(address('/quiz#main'));
  await expect(page.locator('[data-widget="quiz-form"][data-awake]')).toHaveCount(1);
  await expect(page.locator('[data-widget="contact-form"][data-awake]')).toHaveCount(0);
});

test('text typed before the search is hydrated stays and is searched for', async ({ page }) => {
  const letGo = await hold(page, runtime);
  await page.goto(address('/insights'));
  await page.getByLabel('Search insights').pressSequentially('reels');
  letGo();
  await expect(page.locator('#articles > li:visible')).toHaveCount(1);
  await expect(page.getByLabel('Search insights')).toHaveValue('reels');
  await page.getByLabel('Search insights').pressSequentially('x');
  await expect(page.getByLabel('Search insights')).toHaveValue('reelsx');
});

type Blocked = { widget: string; stays: string; number: number; gone?: string };

/** Widgets by page: what stays on it, and how many of it, and what is not shown. */
const blocked: Record<string, Blocked[]> = {
  '/': [
    { widget: 'tabs', stays: '.how h3', number: 3, gone: '.tabs' },
    { widget: 'carousel', stays: '#slides figure', number: 3, gone: '.carousel' },
  ],
  '/insights': [
    { widget: 'share-bar', stays: '[aria-label="Share on LinkedIn"]', number: 1 },
    { widget: 'insights-filter', stays: '#articles > li', number: 10, gone: '.search input' },
  ],
  '/work': [{ widget: 'work-filter', stays: '.case-row', number: 4 }],
  '/contact': ['contact-form', 'quiz-form'].map((widget) => {
    return { widget, stays: `:has(> [data-widget="${widget}"]) a[href^="mailto:"]`, number: 1 };
  }),
};

for (const [path, widgets] of Object.entries(blocked)) {
  test(`without the code of its widgets ${path} stays usable and says why`, async ({ page }) => {
    const heard = complaints(page);
    for (const { widget } of widgets) {
      await page.route(`**/assets/${widget}-*.js`, (route) => route.abort());
    }
    await page.goto(address(path));
    for (const { widget, stays, number, gone } of widgets) {
      // The widget itself may be hidden by then.
      await page
        .locator(`[data-widget="${widget}"]`)
        .evaluate(({ parentElement }) => parentElement?.scrollIntoView());
      await expect(page.locator(`[data-widget="${widget}"][data-failed]`)).toHaveCount(1);
      await expect(page.locator(stays).filter({ visible: true })).toHaveCount(number);
      if (gone) await expect(page.locator(gone)).toBeHidden();
    }
    // Logged some seconds later, since leaving a page must log nothing.
    for (const { widget } of widgets) {
      const says = `The widget "${widget}" could not wake up.`;
      await expect.poll(() => heard.join()).toContain(says);
    }
  });
}

test('chips whose code does not load link to their first item', async ({ page }) => {
  await page.route('**/assets/work-filter-*.js', (route) => route.abort());
  await page.goto(address('/work'));
  const chip = page.getByRole('link', { name: 'Video 1' });
  const target = await chip.getAttribute('href');
  await chip.click();
  await expect(page).toHaveURL(address(`/work${target}`));
});
