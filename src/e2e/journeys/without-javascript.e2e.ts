import { expect, test } from 'playwright/test';
import { address } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';

test.use({ javaScriptEnabled: false });

const all = routes.map(({ path }) => path);
for (const [which, paths, tag] of [
  ['every kind of page', kinds, []],
  ['every page', all, '@soak'],
] as const) {
  test(`${which} can be read without JavaScript`, { tag: [tag].flat() }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(address(path));
      await expect(page.locator('h1'), path).toBeVisible();
      const words = ((await page.locator('main').textContent()) ?? '').split(/\s+/).length;
      expect(words, path).toBeGreaterThan(60);
    }
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('Who We Help opens on hover and closes when the mouse leaves', async ({ page }) => {
    await page.goto(address('/'));
    const gyms = page.locator('#who-we-help').getByRole('link', { name: /^Gyms/ });
    await expect(gyms).toBeHidden();
    await page.getByRole('button', { name: 'Who We Help' }).hover();
    await expect(gyms).toBeVisible();
    await gyms.click();
    await expect(page).toHaveURL(address('/who-we-help/gyms'));
  });

  test('Who We Help works by keyboard', async ({ page }) => {
    await page.goto(address('/'));
    await page.getByRole('button', { name: 'Who We Help' }).focus();
    const links = page.locator('#who-we-help a');
    await expect(links).toHaveCount(8);
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('/who-we-help/small-businesses'));
  });

  test('the navigation is legible over any content that scrolls beneath it', async ({ page }) => {
    await page.goto(address('/work'));
    const bar = page.locator('.navigation');
    await expect(bar).toHaveCSS('background-color', 'rgb(246, 240, 227)');
  });

  test('the skip link skips the navigation', async ({ page }) => {
    await page.goto(address('/work'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('/work#main'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, shows every link, and its links work', async ({ page }) => {
    await page.goto(address('/'));
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu).toBeVisible();
    for (const name of ['Home', 'Work', 'Services', 'About us', 'Insights', 'Get in touch']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu.getByText('Who We Help').tap();
    await expect(menu.getByRole('link', { name: 'Gyms' })).toBeVisible();
    await menu.getByRole('link', { name: 'Services', exact: true }).tap();
    await expect(page).toHaveURL(address('/services'));
    await expect(menu).toBeHidden();
  });

  test('the menu closes by its button and by Escape', async ({ page }) => {
    await page.goto(address('/'));
    const menu = page.locator('#menu');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test('the form is replaced by the e-mail address, since it could not send', async ({ page }) => {
  await page.goto(address('/contact'));
  await expect(page.locator('form:visible')).toHaveCount(0);
  for (const notice of await page.locator('.form-notice').all()) {
    await expect(notice).toContainText('This form hasn’t loaded. Email us instead');
    await expect(notice.getByRole('link', { name: 'hello@pierlight.example' })).toBeVisible();
  }
  await expect(page.locator('.form-notice')).toHaveCount(2);
});

test('the sum that readers work out is an example', async ({ page }) => {
  await page.goto(address('/who-we-help/small-businesses'));
  await expect(page.getByText('Say one sale leaves you £20.')).toBeVisible();
  await expect(page.getByText('50 extra sales a month pay for our fee')).toBeVisible();
  await expect(page.locator('.break-even').getByRole('slider')).toBeHidden();
});
