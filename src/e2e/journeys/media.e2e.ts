import { expect, type Page, test } from 'playwright/test';
import { mediaPages } from '../fixtures/content-with-media.ts';
import { violations } from './axe.ts';
import { cleanTest } from './clean-test.ts';
import { covered } from './covered.ts';
import { isSame, mark } from './following.ts';
import { painted, shifted } from './layout-shifts.ts';
import { address, readThrough } from './served-site.ts';

/** The names of the photographs and films that a page has asked for, without their hashes. */
function asked(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const file = /\/media\/(\w+)-\w{6}(.*)$/.exec(request.url());
    if (file) names.add(`${file[1]}${file[2]}`);
  });
  return names;
}

const screens = [
  { width: 1440, height: 900, cover: 'harbour-1600.avif', tiles: 'tiles-800.avif' },
  // A square of 390 px cut out of a picture that is half as wide again.
  { width: 390, height: 844, cover: 'harbour-800.avif', tiles: 'tiles-400.avif' },
];

for (const { cover, tiles, ...viewport } of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    cleanTest(
      'an article loads one fitting file of each photograph, unmoving',
      async ({ page }) => {
        // The typeface is there: what moves when it comes late is another journey's promise.
        await page.goto(address('/', 'SITE_MEDIA'));
        await page.evaluate(() => document.fonts.ready);
        const names = asked(page);
        await page.goto(address(mediaPages.article, 'SITE_MEDIA'));
        await painted(page);
        expect(names).toContain(cover);
        expect(await largestPaint(page)).toContain('/harbour-');
        // A reader who has not scrolled that far has not paid for it.
        expect([...names].filter((name) => name.startsWith('kiln'))).toEqual([]);
        expect(await shifted(page)).toBe(0);
        const height = await heightOf(page);
        await readThrough(page);
        await expect
          .poll(() => [...names].filter((name) => name.startsWith('kiln')))
          .toHaveLength(1);
        const photographs = [...names].filter((name) => name.endsWith('.avif')).sort();
        expect(photographs).toEqual([cover, expect.stringMatching(/^kiln-\d+\.avif$/), tiles]);
        expect([...names]).not.toContain('beam.mp4');
        // A smaller file has whole pixels too, so its shape may differ by a part of one.
        expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(1);
      },
    );

    test('pages with photographs and films pass axe, with no link covered', async ({ page }) => {
      for (const path of Object.values(mediaPages)) {
        await page.goto(address(path, 'SITE_MEDIA'));
        await page
          .locator('details')
          .first()
          .evaluate((one) => one.setAttribute('open', ''));
        expect(await violations(page), path).toEqual([]);
        expect(await page.evaluate(covered), path).toEqual([]);
      }
    });
  });
}

cleanTest('a film plays after a change of page, and loads nothing before', async ({ page }) => {
  const names = asked(page);
  const code = page.waitForResponse(/\/navigate-\w+\.js$/);
  await page.goto(address('/work', 'SITE_MEDIA'));
  await mark(page);
  const link = page.locator(`main a[href="${mediaPages.project}"]`).first();
  await link.hover();
  await code;
  await link.click();
  await expect(page).toHaveURL(address(mediaPages.project, 'SITE_MEDIA'));
  expect(await isSame(page)).toBe(true);
  const video = page.locator('video');
  // Its still is far down the page, and a reader who has not come near has not paid for it.
  await painted(page);
  expect([...names]).not.toContain('tiles-1200.webp');
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => [...names]).toContain('tiles-1200.webp');
  expect([...names]).not.toContain('beam.mp4');
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2);
  expect([...names]).toContain('beam.mp4');
  const [film, still] = await Promise.all(
    [video, page.locator('.film__still')].map((one) => one.boundingBox()),
  );
  expect(film).toEqual(still);
});

test('a film elsewhere is a link to it, and nothing of it loads here', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(address(mediaPages.project, 'SITE_MEDIA'));
  await readThrough(page);
  const link = page.getByRole('link', { name: 'A morning in the studio 3:20, on Vimeo' });
  await expect(link).toHaveAttribute('href', 'https://vimeo.com/123456');
  expect([...hosts]).toEqual([new URL(address('/', 'SITE_MEDIA')).host]);
});

test('media kits, which say what they are, and a linked file are downloaded', async ({ page }) => {
  for (const [site, path, name, file, kind] of [
    ['SITE', '/about', 'Download media kit', /^pierlight-media-kit\.zip$/, 'ZIP'],
    ['SITE_MEDIA', mediaPages.about, 'Download media kit', /^media-kit-\w{6}\.pdf$/, 'PDF, 0.1 MB'],
    ['SITE_MEDIA', mediaPages.article, 'a kit', /^media-kit-\w{6}\.pdf$/, ''],
  ] as const) {
    await page.goto(address(path, site));
    if (kind)
      await expect(page.locator('.particulars').getByText(kind, { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    expect(await download.failure()).toBeNull();
  }
});

const heightOf = (page: Page) =>
  page.locator('main').evaluate((main) => main.getBoundingClientRect().height);

/** The address of the picture that was the largest thing painted. */
function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url?: string };
          if (last.url) resolve(last.url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
