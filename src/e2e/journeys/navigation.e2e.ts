import { expect, type Page, test } from 'playwright/test';
import { address, complaints, still } from './served-site.ts';

test.use(still);

const dropdown = (page: Page) => page.getByRole('button', { name: 'Who We Help' });
const listOf = (page: Page) => page.locator('#who-we-help');
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Opens Home and waits for the menus' code. @returns the dropdown's button and its list. */
async function openHome(page: Page) {
  await page.goto(address('/'));
  await expect(page.locator('.navigation__dropdown button')).toHaveAttribute('aria-expanded');
  return { button: dropdown(page), list: listOf(page) };
}

/** Opens Home and holds the menus' code back. @returns what lets it come. */
async function openHomeAlone(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/header-and-footer-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/header-and-footer-*.js');
  await page.goto(address('/'));
  await asked;
  return async () => {
    resolve();
    await expect(page.locator('.navigation__dropdown button')).toHaveAttribute('aria-expanded');
  };
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the navigation has a background beyond 50 px of scroll only', async ({ page }) => {
    await page.goto(address('/work'));
    const html = page.locator('html');
    const bar = page.locator('.navigation');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(html).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo(0, 51));
    await expect(html).toHaveAttribute('data-scrolled');
    await expect(bar).toHaveCSS('background-color', 'rgb(246, 240, 227)');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(html).not.toHaveAttribute('data-scrolled');
  });

  test('Who We Help opens on hover and closes when the mouse leaves', async ({ page }) => {
    const { button, list } = await openHome(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.hover();
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await page.mouse.move(20, 700);
    await expect(list).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes Who We Help and returns focus to its button', async ({ page }) => {
    const { button, list } = await openHome(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
  });

  test('focus alone does not open Who We Help; Enter, Space and Down do', async ({ page }) => {
    const { button, list } = await openHome(page);
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await button.focus();
      await page.waitForTimeout(300);
      await expect(list).toBeHidden();
      await page.keyboard.press(key);
      await expect(list).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('.logo').first().focus();
      await expect(list).toBeHidden();
    }
  });

  test('Escape closes a hovered Who We Help, and leaves the focus alone', async ({ page }) => {
    const { button, list } = await openHome(page);
    await button.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toBeFocused();
    await page.mouse.move(20, 700);
    await button.hover();
    await expect(list).toBeVisible();
  });

  test('a passing mouse neither closes Who We Help nor takes the focus', async ({ page }) => {
    const { button, list } = await openHome(page);
    const pass = async () => {
      await button.hover();
      await page.mouse.move(20, 700);
      await page.waitForTimeout(300);
    };
    await button.focus();
    await page.keyboard.press('Enter');
    await pass();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    // Opened by the mouse, then entered by keyboard.
    await button.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.mouse.move(20, 700);
    await page.waitForTimeout(300);
    await expect(list.locator('a').first()).toBeFocused();
    await expect(list).toBeVisible();
  });

  test('Who We Help opened before its code stays open until the mouse leaves', async ({ page }) => {
    const letCome = await openHomeAlone(page);
    const button = dropdown(page);
    const list = listOf(page);
    await expect(list).toBeHidden();
    await button.hover();
    await expect(list).toBeVisible();
    await letCome();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(list).toBeHidden();
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test('a tap opens Who We Help, a second one or one elsewhere closes it', async ({ page }) => {
    const { button, list } = await openHome(page);
    for (const close of [() => button.tap(), () => page.touchscreen.tap(20, 900)]) {
      await button.tap();
      await expect(list).toBeVisible();
      await page.waitForTimeout(300);
      await expect(list).toBeVisible();
      await close();
      await expect(list).toBeHidden();
    }
  });
});

test('/home marks Home as the current page', async ({ page }) => {
  await page.goto(address('/home'));
  const marked = page.locator('.navigation__link[aria-current="page"]');
  expect(await marked.allTextContents()).toEqual(['Home', 'Home']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the open menu traps focus, and Escape returns it to the button', async ({ page }) => {
    await page.goto(address('/'));
    const open = menu(page);
    await open.tap();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#menu')))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('a menu opened before its code makes the page inert once it is there', async ({ page }) => {
    const letCome = await openHomeAlone(page);
    const open = menu(page);
    await open.tap();
    await expect(page.locator('#menu')).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await letCome();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('the menu closes when the window becomes wide enough for the links', async ({ page }) => {
    await page.goto(address('/'));
    await menu(page).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('Back closes the menu and changes the page', async ({ page }) => {
    await page.goto(address('/about'));
    await page.locator('.footer').getByRole('link', { name: 'Work', exact: true }).tap();
    await expect(page.locator('.case-row').first()).toBeVisible();
    await menu(page).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.values')).toBeVisible();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('a link in the menu closes it, even a link to the current page', async ({ page }) => {
    await page.goto(address('/work'));
    await menu(page).tap();
    await page.locator('#menu').getByRole('link', { name: 'Work', exact: true }).tap();
    await expect(page.locator('#menu')).toBeHidden();
  });
});

for (const [path, row, part] of [
  ['/work', '.case-row', 'img'],
  ['/insights', '.article-list li', 'time'],
] as const) {
  test(`on ${path} a press anywhere on a row opens its page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address(path));
    const last = page.locator(row).last();
    const link = await last.locator('a').getAttribute('href');
    const pressed = last.locator(part).first();
    await pressed.scrollIntoViewIfNeeded();
    const box = await pressed.boundingBox();
    if (!box) throw new Error('It is not shown.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
    await expect(page).toHaveURL(address(link ?? ''));
  });
}

test('the floating Get in touch on Work hides when the footer is in view', async ({ page }) => {
  await page.goto(address('/work'));
  const floating = page.locator('.floating');
  await expect(floating).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(floating).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(floating).toBeVisible();
});

test('on a phone it covers no project on Work, and hides where the closing one is', async ({
  browser,
}) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  await page.goto(address('/work'));
  const floating = page.locator('.floating');
  await expect(floating).toBeHidden();
  await page
    .locator('.case-row .metrics')
    .last()
    .evaluate((end) => end.scrollIntoView(false));
  await expect(floating).toBeHidden();
  await page.locator('.timeline').evaluate((years) => years.scrollIntoView());
  await expect(floating).toBeVisible();
  await page.locator('.closing .button').evaluate((button) => button.scrollIntoView());
  await expect(floating).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(floating).toBeHidden();
  await page.close();
});

test('the footer shows the current year, not the year of the build', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T10:00:00Z');
  await page.goto(address('/'));
  await expect(page.locator('[data-year]')).toHaveText('2031');
});

test('a browser without popovers does not open the menu over the page', async ({ browser }) => {
  // The policy would refuse the style that is changed below.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await withoutPopovers(page);
  await page.goto(address('/about'));
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.navigation__toggle').click();
  await expect(page.locator('#menu')).toBeHidden();
  await page.locator('.footer a[href="/work"]').click();
  await expect(page.locator('.case-row').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(heard).toEqual([]);
  await context.close();
});

/**
 * Makes the browser one as before 2024, such as Firefox 124: it knows neither the attribute nor its
 * methods, leaves out rules with `:popover-open`, and loads every page in full.
 */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names = ['popover', 'showPopover', 'hidePopover', 'togglePopover'];
    for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(/ popover(="[^"]*")? .*:popover-open|:popover-open.* popover(="[^"]*")?/s);
    const body = html
      .replace(/ popover(="[^"]*")?(?=[ >])/g, '')
      .replaceAll(':popover-open', ':unknown');
    await route.fulfill({ response, body });
  });
}
