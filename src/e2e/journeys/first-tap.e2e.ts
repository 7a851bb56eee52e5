import { expect, test } from 'playwright/test';
import { follow, isSame, main, openReady } from './following.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const press of [30, 80]) {
    test(`a tap of ${press} ms changes the page, and says if that is slow`, async ({ page }) => {
      await openReady(page, '/about');
      await page.route('**/work', async (route) => {
        await new Promise((later) => setTimeout(later, 1500));
        await route.continue();
      });
      const link = page.locator('.footer').getByRole('link', { name: 'Work', exact: true });
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      if (!box) throw new Error('The link is not shown.');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.waitForTimeout(press);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page.getByText('Loading...')).toBeVisible();
      await expect(page.locator('.case-row').first()).toBeVisible();
      expect(await isSame(page)).toBe(true);
    });
  }
});

test('a click right after a page change takes effect', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, '/about');
  const box = await main(page, 'Services').boundingBox();
  if (!box) throw new Error('The link is not shown.');
  const arrived = page.waitForFunction(() => document.querySelector('.case-row'));
  await main(page, 'Work').click();
  await arrived;
  await page.mouse.click(box.x + 10, box.y + 10);
  await expect(page.locator('.services__service').first()).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('a link with a hash that changes the page moves focus to its target', async ({ page }) => {
  await openReady(page, '/about');
  await follow(page, '/work#calm-dog');
  await expect(page.locator('#calm-dog')).toBeFocused();
  await expect(page.locator('#calm-dog')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#calm-dog').getByRole('link').first()).toBeFocused();
  expect(await isSame(page)).toBe(true);
});
