import { expect, test } from 'playwright/test';
import { bareText } from './bare-text.ts';
import { colliding } from './colliding.ts';
import { badHeadingLines } from './heading-lines.ts';
import { colourAt, groundOf, unevenLines } from './page-ground.ts';
import { address } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';
import { brokenWords, tooWide } from './too-wide.ts';
import { pages, wrongAt } from './wrong-at.ts';

/** Small phone, phone, tablet, the narrowest with columns, laptops, desk and large monitor. */
const widths = [320, 390, 768, 900, 1024, 1100, 1240, 1440, 1920];

test('no kind of page scrolls sideways or cuts off words at any screen width', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await wrongAt(page, [...kinds, '/no/such/page'], widths, tooWide)).toEqual([]);
});

test('no page scrolls sideways or cuts off words at any screen width', { tag: '@soak' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(await wrongAt(page, pages, widths, tooWide)).toEqual([]);
});

test('no line of a heading ends with a word that leans on the next, on any page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const bad: string[] = [];
  for (const path of pages) {
    await page.goto(address(path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(badHeadingLines);
      // Where a line has no room for a run of words, it may break anywhere between them.
      const wrong = lines.filter((what) => width > 320 || what.startsWith('breaks'));
      bad.push(...wrong.map((what) => `${path} at ${width} px: ${what}`));
    }
  }
  expect(bad).toEqual([]);
});

for (const [which, paths, details] of [
  ['kind of page', [...kinds, '/marketing-newcastle'], {}],
  ['page', pages, { tag: '@soak' }],
] as const) {
  test(
    `no ${which} scrolls sideways or cuts off words at 200 % text size`,
    details,
    async ({ page }) => {
      test.setTimeout(180_000);
      const session = await page.context().newCDPSession(page);
      const double = async () => {
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        await expect.poll(size).toBe('32px');
      };
      expect(await wrongAt(page, paths, [390, 1440], tooWide, { resized: double })).toEqual([]);
    },
  );
}

/** Source: WCAG 2.2, 1.4.12: whoever sets their text this far apart loses no words. */
test('no kind of page cuts off words in text that is set further apart', async ({ page }) => {
  test.setTimeout(180_000);
  const opened = () =>
    page.evaluate(() => {
      const apart = new CSSStyleSheet();
      apart.replaceSync(`
        * {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }
      `);
      document.adoptedStyleSheets.push(apart);
    });
  expect(await wrongAt(page, kinds, [390, 900, 1440], tooWide, { opened })).toEqual([]);
});

test('no column is so narrow that it breaks a large word', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await wrongAt(page, kinds, widths.slice(1), brokenWords)).toEqual([]);
});

test('a very long word wraps on every kind of page', async ({ page }) => {
  test.setTimeout(180_000);
  const lengthen = () =>
    page.evaluate(() => {
      const words = document.querySelectorAll('main :is(h1, h2, h3, p, a, summary)');
      for (const element of words) {
        if (!element.querySelector('*')) element.append(` ${'unbreakable'.repeat(6)}`);
      }
    });
  expect(await wrongAt(page, kinds, [390, 1440], tooWide, { opened: lengthen })).toEqual([]);
});

/** The kinds of pages that are composed of words and what they speak of. */
const composed = ['service', 'sector', 'audience', 'location', 'about'];

for (const kind of composed) {
  test(`at a desk, no more than 700 px of the text of a page (${kind}) pass without something to look at`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const path = routes.findLast(({ handle }) => handle.kind === kind)?.path ?? '';
    await page.goto(address(path));
    const { px, from } = await page.evaluate(bareText);
    expect(px, `${path}, from: ${from}`).toBeLessThanOrEqual(700);
  });

  test(`no words of a page (${kind}) lie on others, and no plate is taller than a window`, async ({
    page,
  }) => {
    const all = routes.filter(({ handle }) => handle.kind === kind);
    const faults: string[] = [];
    for (const { path } of all) {
      await page.goto(address(path));
      for (const width of [390, 768, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(colliding);
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('no edge of a beam runs through small words, however far the light has swayed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const uneven: string[] = [];
  for (const path of ['/', '/thank-you']) {
    await page.goto(address(path));
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const end of [0, 1]) {
        await page.evaluate(swayed, end);
        // Only the top of a page sways.
        const isWhole = path === '/' && end === 0;
        const lines = await unevenLines(page, await groundOf(page, isWhole));
        uneven.push(...lines.map((words) => `${path} at ${width} px: ${words}`));
      }
    }
  }
  expect(uneven).toEqual([]);
});

test('on Home it gets darker section by section, from the day after dawn to the night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/'));
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('main > section')].map(
      (section) => section.getBoundingClientRect().top + scrollY,
    ),
  );
  const ground = await groundOf(page, true);
  const colours = tops.map((top) => colourAt(ground, 1437, top + 4));
  expect(new Set(colours.map(String)).size).toBeGreaterThan(5);
  const day = colours.slice(1).map(([red = 0, green = 0, blue = 0]) => red + green + blue);
  expect(day).toEqual(day.toSorted((a, b) => b - a));
});

/** Runs in a page: the beam stands still where it begins or ends to sway. */
function swayed(end: number): void {
  for (const animation of document.getAnimations()) {
    const isSway = (animation as CSSAnimation).animationName === 'hero-sway';
    animation.pause();
    if (isSway) animation.currentTime = end * 9999;
  }
}
