import { expect, type Page, test } from 'playwright/test';
import { blocked, pressEverything } from './blocked.ts';
import { address, complaints, readThrough } from './served-site.ts';
import { routes } from './site-pages.ts';

const kinds = Map.groupBy(routes, ({ handle }) => handle.kind);

for (const [kind, all] of kinds) {
  test(`every ${kind} page loads with no error or third-party request, and using the controls of one triggers no policy violation`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const heard = complaints(page);
    const policy = await blocked(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const [at, { path, handle }] of all.entries()) {
      const response = await page.goto(address(path));
      expect(response?.status(), path).toBe(200);
      expect(response?.url(), 'no redirect').toBe(address(path));
      await expect(page).toHaveTitle(handle.metadata.title);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await readThrough(page);
      expect(await brokenPictures(page), path).toEqual([]);
      expect(heard, path).toEqual([]);
      if (at > 0) continue;
      await page.mouse.move(200, 300, { steps: 4 });
      await pressEverything(page);
      // A form that opens the mail programme interrupts what is opened meanwhile.
      await expect(() => page.goto('about:blank')).toPass();
      // A form sent incomplete logs its errors, as intended.
      heard.length = 0;
    }
    expect(policy).toEqual([]);
    const elsewhere = new RegExp(`^(?!${address('/')}|mailto:)`);
    expect(asked.filter((url) => elsewhere.test(url))).toEqual([]);
  });
}

/** The images that could not be loaded, after all have been tried. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  return page.evaluate(() =>
    [...document.images].filter((img) => img.complete && !img.naturalWidth).map((img) => img.src),
  );
}

test('every link, anchor and picture on every page works', async ({ request }) => {
  const targets = new Map<string, Set<string>>();
  const anchors = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();
  for (const { path } of routes) {
    const html = await (await request.get(address(path))).text();
    ids.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')));
    for (const [, url = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const [target = '', hash] = url.split('#');
      if (/^(https?:|mailto:|tel:)/.test(target)) continue;
      const known = targets.get(target || path) ?? new Set();
      targets.set(target || path, known.add(path));
      if (hash) {
        const whole = `${target || path}#${hash}`;
        anchors.set(whole, (anchors.get(whole) ?? new Set()).add(path));
      }
    }
  }
  for (const [target, from] of targets) {
    const { status } = { status: (await request.get(address(target))).status() };
    expect(status, `${target}, from ${[...from].join(', ')}`).toBe(200);
  }
  for (const [anchor, from] of anchors) {
    const [target = '', hash = ''] = anchor.split('#');
    expect(ids.get(target)?.has(hash), `${anchor}, from ${[...from].join(', ')}`).toBe(true);
  }
});

test('an unknown address answers 404 with the 404 screen, and logs the address', async ({
  page,
}) => {
  const heard = complaints(page);
  const response = await page.goto(address('/no/such/page'));
  expect(response?.status()).toBe(404);
  expect(heard).toContain('404: no page at /no/such/page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(address('/'));
});
