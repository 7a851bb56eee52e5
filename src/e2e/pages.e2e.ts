import { expect, test } from 'playwright/test';
import { address, complaints, routes } from './site.ts';

for (const { path, handle } of routes) {
  test(`${path} arrives whole, with its title and heading, and nothing to complain of`, async ({
    page,
  }) => {
    const heard = complaints(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(200);
    expect(response?.url(), 'no redirect').toBe(address(path));
    await expect(page).toHaveTitle(handle.metadata.title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        scrollTo(0, y);
        await new Promise((next) => setTimeout(next, 20));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(address('/')))).toEqual([]);
    const broken = await page.evaluate(() =>
      [...document.images].filter((img) => img.complete && !img.naturalWidth).map((img) => img.src),
    );
    expect(broken).toEqual([]);
  });
}

test('every link, anchor and picture of every page leads somewhere', async ({ request }) => {
  const targets = new Map<string, Set<string>>();
  const anchors = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();
  for (const { path } of routes) {
    const html = await (await request.get(address(path))).text();
    ids.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')));
    for (const [, url = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const [target = '', hash] = url.split('#');
      if (/^(https?:|mailto:)/.test(target)) continue;
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

test('an unknown address answers 404 with the 404 screen', async ({ page }) => {
  const response = await page.goto(address('/no/such/page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(address('/'));
});
