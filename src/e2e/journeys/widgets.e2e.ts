import { expect, type Page, test } from 'playwright/test';
import { cleanTest } from './clean-test.ts';
import { address, complaints, readThrough, still } from './served-site.ts';

test.use(still);

const shownQuote = (page: Page) => page.locator('#slides > [data-chosen] figcaption b');
const count = (page: Page) => page.locator('.carousel__count');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  cleanTest('testimonials change by arrows and logos, moving nothing below', async ({ page }) => {
    await page.goto(address('/'));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(count(page)).toHaveText('2 of 3');
    await expect(shownQuote(page)).toHaveText('Martin');
    const top = () => page.locator('.how').evaluate((how) => how.getBoundingClientRect().top);
    const before = await top();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(shownQuote(page)).toHaveText('Leanne');
    await page.getByRole('button', { name: 'Show GST Services' }).click();
    await expect(shownQuote(page)).toHaveText('Martin');
    await expect(page.locator('#slides figure:visible')).toHaveCount(1);
    expect(await top()).toBe(before);
  });

  test('the name of a tab can be read under the mouse that chose it', async ({ page }) => {
    await page.goto(address('/'));
    await tab(page, 'Goal').click();
    await expect(tab(page, 'Goal')).toHaveAttribute('aria-selected', 'true');
    const [ink, ground] = await tab(page, 'Goal').evaluate((name) => {
      const { color, backgroundColor } = getComputedStyle(name);
      return [color, backgroundColor];
    });
    expect(ink).not.toBe(ground);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  cleanTest('testimonials change by a swipe, tabs and chips by a tap', async ({ page }) => {
    await page.goto(address('/'));
    await tab(page, 'Goal').tap();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Goal');
    await page.locator('.testimonials').evaluate((section) => section.scrollIntoView());
    await expect(page.locator('[data-widget="carousel"][data-awake]')).toHaveCount(1);
    const box = await page.locator('#slides').boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: (box?.y ?? 0) + 100 }],
      });
    await touch('touchStart', 300);
    for (const x of [250, 200, 120]) await touch('touchMove', x);
    await touch('touchEnd', 120);
    await expect(count(page)).toHaveText('2 of 3');
    await page.goto(address('/work'));
    await page.getByRole('link', { name: 'Video 1' }).tap();
    await expect(page.locator('.case-row:visible')).toHaveCount(1);
  });
});

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('tabs are in one row and answer Left and Right', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address('/'));
      const [goal, how] = [tab(page, 'Goal'), tab(page, 'How')];
      const [first, second] = [await goal.boundingBox(), await how.boundingBox()];
      expect(first?.y).toBe(second?.y);
      await how.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(goal).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(how).toBeFocused();
    }
  });

  test('without a line, copying the link is told in the window', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(address('/insights'));
    await page.locator('[data-widget="share-bar"]').scrollIntoViewIfNeeded();
    await page.locator('[data-widget="share-bar"][data-awake]').waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const message = page.locator('.toast', { hasText: 'Link copied to clipboard!' });
    await expect(message).toBeInViewport({ ratio: 1 });
  });

  test('a message whose looks never came stands in the window', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      const code = await answer.text();
      const isToaster = /mountToaster/.test(code) && /adoptedStyleSheets/.test(code);
      await (isToaster ? route.abort() : route.fulfill({ response: answer }));
    });
    await page.goto(address('/insights'));
    await page.locator('[data-widget="share-bar"]').scrollIntoViewIfNeeded();
    await page.locator('[data-widget="share-bar"][data-awake]').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied to clipboard!')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.toast')).toHaveCount(0);
  });
});

test.describe('the sum that readers work out', () => {
  const path = '/who-we-help/small-businesses';
  const sum = (page: Page) => page.locator('.break-even output');

  cleanTest('a lamp is pulled along a ruler, and Nell is sent the sum', async ({ page }) => {
    await page.goto(address(path));
    const lamp = page.getByRole('slider', { name: 'What one sale leaves you' });
    await lamp.scrollIntoViewIfNeeded();
    await expect(sum(page)).toContainText('50 extra sales a month');
    const box = await lamp.boundingBox();
    if (!box) throw new Error('There is no lamp.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 4, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, middle, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByLabel('One sale leaves you, after goods and work')).toHaveValue('5,000');
    await expect(sum(page)).toContainText('1 extra sale a month pays');
    await page.keyboard.press('ArrowLeft');
    await expect(lamp).toHaveAttribute('aria-valuetext', '£4,000');
    await page.getByLabel('half').check();
    await expect(sum(page)).toContainText('One may cost £2,000 at most');
    await page.getByRole('link', { name: 'Send Nell this sum' }).click();
    await expect(page).toHaveURL(address('/contact'));
    await expect(page.getByLabel('Message')).toHaveValue(/^One sale leaves us £4,000,/);
  });

  test('what is typed before the page is awake counts', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((late) => setTimeout(late, 1000));
      await route.continue();
    });
    await page.goto(address(path), { waitUntil: 'commit' });
    await page.getByLabel('One sale leaves you, after goods and work').fill('40');
    await expect(sum(page)).toContainText('25 extra sales a month');
  });
});

test.describe('the work filter', () => {
  cleanTest('the category is in the address, and follows Back and Forward', async ({ page }) => {
    await page.goto(address('/work'));
    const rows = page.locator('.case-row:visible');
    await expect(rows).toHaveCount(4);
    await page.getByRole('link', { name: 'Video 1' }).click();
    await expect(page).toHaveURL(address('/work?category=video'));
    await expect(rows).toHaveCount(1);
    await page.getByRole('link', { name: 'Strategy 0' }).click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('No Strategy case study yet.')).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await page.goBack();
    await expect(rows).toHaveCount(4);
    await page.goForward();
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('Showing 1 of 4')).toBeVisible();
  });
});

test.describe('the insights filter', () => {
  test('beyond 24 articles there are archive pages, which the search finds', async ({ page }) => {
    const heard = complaints(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address('/insights', 'SITE_ARCHIVE'));
    await expect(page.locator('#articles > li')).toHaveCount(24);
    await readThrough(page);
    expect(asked.filter((url) => url.includes('articles-'))).toEqual([]);
    await page.getByLabel('Search insights').fill('generated article 39');
    await expect(page.getByRole('link', { name: 'Generated Article 39' })).toBeVisible();
    await expect(page.getByText('Showing 1 of 50')).toBeVisible();
    await page.getByLabel('Search insights').fill('');
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL(address('/insights/page/2', 'SITE_ARCHIVE'));
    await expect(page.locator('.article-list > li')).toHaveCount(24);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page.locator('.article-list > li')).toHaveCount(2);
    expect(heard).toEqual([]);
    const sitemap = await (await page.request.get(address('/sitemap.xml', 'SITE_ARCHIVE'))).text();
    expect(sitemap).toContain('/insights/page/3<');
  });
});
