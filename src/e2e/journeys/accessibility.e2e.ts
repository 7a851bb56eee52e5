import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { address, routes } from './served-site.ts';

/** No transition is running while colours are measured. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 390]) {
  const tag = width === 1440 ? '@soak' : [];
  test(`every page passes axe at ${width} px, with controls of at least 44 px`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const { path } of [...routes, { path: '/no/such/page' }]) {
      await page.goto(address(path));
      const wrong = [...(await violations(page)), ...(await tooSmall(page))];
      found.push(...wrong.map((what) => `${path} ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test('the open mobile menu passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#menu summary').click();
  expect(await violations(page)).toEqual([]);
});

test('the open Who We Help menu and open questions pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/services'));
  for (const question of await page.locator('.faqs summary').all()) await question.click();
  await page.getByRole('button', { name: 'Who We Help' }).hover();
  await expect(page.locator('#who-we-help')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** The main controls of a page that are smaller than 44 px. */
function tooSmall(page: Page): Promise<string[]> {
  const actions =
    '.button, .chips a, .share-links a, .share-links button, .navigation__toggle, .carousel button,' +
    ' .tabs button, .option, .field input, .search input, .faqs summary, .folded > summary, .archive-links a';
  return page.locator(actions).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ what: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ what }) => `less than 44 px: ${what}`),
  );
}
