import { expect, type Page, test } from 'playwright/test';
import { mediaPages } from '../fixtures/content-with-media.ts';
import { covered, pressedAt } from './covered.ts';
import { address, still } from './served-site.ts';
import { kinds } from './site-pages.ts';
import { pages, wrongAt, wrongNow } from './wrong-at.ts';

test.use(still);

for (const [widths, tag] of pressedAt) {
  const sizes = `${widths.join(', ')} px wide`;
  const [which, paths] = tag.length > 0 ? ['any page', pages] : ['any kind of page', kinds];

  test(`nothing lies over a link, button, field or question of ${which}, ${sizes}`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await wrongAt(page, paths, widths, covered)).toEqual([]);
  });

  test(`nothing lies over the links of pages with photographs and films, ${sizes}`, {
    tag,
  }, async ({ page }) => {
    const paths = Object.values(mediaPages);
    expect(await wrongAt(page, paths, widths, covered, 'SITE_MEDIA')).toEqual([]);
  });

  test(`nothing lies over the links of an open menu, ${sizes}`, { tag }, async ({ page }) => {
    const wrong: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address('/work'));
      await openMenu(page);
      wrong.push(...(await wrongNow(page, [width], covered)));
    }
    expect(wrong).toEqual([]);
  });
}

test('a mouse on a desk and a finger on a phone follow the note on Home’s first picture and both buttons at its end', async ({
  browser,
}) => {
  const devices = [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ];
  for (const device of devices) {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    for (const [target, to] of [
      ['.closing a[href="/contact"]', /\/contact$/],
      ['.closing a[href="/quiz"]', /\/quiz$/],
      ['.hero__tip', /\/work#/],
    ] as const) {
      await page.goto(address('/'));
      await press(page, target, 'hasTouch' in device);
      await expect(page).toHaveURL(to);
    }
    await context.close();
  }
});

/** Presses a place in the window, as a hand does: whatever lies there answers. */
async function press(page: Page, target: string, hasTouch: boolean): Promise<void> {
  const link = page.locator(target);
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Whichever the window has room for. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) return menu.click();
  await page.getByRole('button', { name: 'Who We Help' }).hover();
  await expect(page.locator('#who-we-help')).toBeVisible();
}
