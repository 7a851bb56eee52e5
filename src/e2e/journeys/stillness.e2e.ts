import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import type { Handler } from '../../studio/serve/guarded.ts';
import { listen } from '../../studio/serve/listen.ts';
import { windowedOptions } from './browser-options.ts';
import { painted, shifted } from './layout-shifts.ts';
import { address } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';

test.use({ launchOptions: windowedOptions });

for (const width of [390, 1440]) {
  // Lines break more often on a phone, so `npm test` looks there.
  const tag = width === 1440 ? ['@soak'] : [];
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the layout does not shift while any page loads', { tag: '@soak' }, async ({ page }) => {
      // The first page loads the font, so that it is cached for the others.
      await page.goto(address('/'));
      await page.evaluate(() => document.fonts.ready);
      const moved: string[] = [];
      for (const { path } of routes) {
        await page.goto(address(path));
        await painted(page);
        const shift = await shifted(page);
        if (shift > 0) moved.push(`${path}: ${shift}`);
      }
      expect(moved).toEqual([]);
    });

    test('the layout does not shift while a page arrives in pieces', async ({ page }) => {
      await using slow = await servedInPieces(12);
      await page.goto(slow.url);
      await page.evaluate(() => document.fonts.ready);
      for (const path of kinds) {
        await page.goto(slow.url + path);
        await painted(page);
        // Words that end in the middle of a line may stand elsewhere once the line is whole.
        expect(await shifted(page), path).toBeLessThan(0.01);
      }
    });

    test('no kind of page shifts by over a line when its font comes late', async ({ page }) => {
      let font = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await font.promise;
        await route.continue();
      });
      for (const path of kinds) {
        font = Promise.withResolvers();
        const asked = page.waitForRequest('**/*.woff2');
        await page.goto(address(path), { waitUntil: 'domcontentloaded' });
        await asked;
        await painted(page);
        font.resolve();
        await page.evaluate(() => document.fonts.ready);
        await painted(page);
        // The fallback font matches on average only, so a line may break elsewhere.
        expect(await shifted(page), path).toBeLessThan(0.03);
      }
    });
  });
}

/** Serves the site with the `<main>` of each page in pieces, each late enough to be painted alone. */
async function servedInPieces(pieces: number): Promise<{ url: string } & AsyncDisposable> {
  const answer: Handler = async ({ url = '/', headers }, response) => {
    // Whatever its encoding on the way, fetch() hands the answer over decoded.
    const whole = await fetch(address(url), { headers: { accept: headers.accept ?? '*/*' } });
    const body = Buffer.from(await whole.arrayBuffer());
    const type = whole.headers.get('content-type') ?? '';
    response.writeHead(whole.status, { 'content-type': type, 'cache-control': 'max-age=600' });
    const start = type.startsWith('text/html') ? body.indexOf('<main') : body.length;
    response.write(body.subarray(0, start));
    const size = Math.ceil((body.length - start) / pieces);
    for (let at = start; at < body.length; at += size) {
      await setTimeout(30);
      response.write(body.subarray(at, at + size));
    }
    response.end();
  };
  const { url, close } = await listen(answer, { port: 0, network: false });
  return { url, [Symbol.asyncDispose]: async () => close() };
}
