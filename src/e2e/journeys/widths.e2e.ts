import { expect, type Page, test } from 'playwright/test';
import { bareText } from './bare-text.ts';
import { windowedOptions } from './browser-options.ts';
import { colliding } from './colliding.ts';
import { badHeadingLines } from './heading-lines.ts';
import { colourAt, groundOf, unevenLines } from './page-ground.ts';
import { address, still } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';
import { brokenWords, tooWide } from './too-wide.ts';
import { pages, wrongAt, wrongNow } from './wrong-at.ts';

test.use({ ...still, launchOptions: windowedOptions });

/** Small phone, phone, tablet, the narrowest with columns, laptops, desk and large monitor. */
const widths = [320, 390, 768, 900, 1024, 1100, 1240, 1440, 1920];

for (const path of [...kinds, '/marketing-newcastle', '/no/such/page']) {
  test(`${path} loses no words at any width, spacing, length of words or size of text`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.goto(address(path));
    expect(await wrongNow(page, widths, tooWide)).toEqual([]);
    expect(await wrongNow(page, widths.slice(1), brokenWords), 'large words').toEqual([]);
    await page.evaluate(spaceApart);
    expect(await wrongNow(page, [390, 900, 1440], tooWide), 'spaced').toEqual([]);
    await page.evaluate(lengthenWords);
    expect(await wrongNow(page, [390, 1440], tooWide), 'with a very long word').toEqual([]);
    await page.reload();
    const double = await doubledText(page);
    expect(await wrongNow(page, [390, 1440], tooWide, double), 'at 200 %').toEqual([]);
  });
}

test('no page loses words at any width or size of text', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(360_000);
  expect(await wrongAt(page, pages, widths, tooWide)).toEqual([]);
  const double = await doubledText(page);
  for (const path of pages) {
    await page.goto(address(path));
    expect(await wrongNow(page, [390, 1440], tooWide, double), path).toEqual([]);
  }
});

for (const [which, paths, tag] of [
  ['any kind of page', kinds, []],
  ['any page', pages, '@soak'],
] as const) {
  test(`no line of a heading ends with a word that leans on the next, on ${which}`, {
    tag: [tag].flat(),
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const bad: string[] = [];
    for (const path of paths) {
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
}

/** The kinds of pages that are composed of words and what they speak of. */
const composed = ['service', 'sector', 'audience', 'location', 'about'];

for (const kind of composed) {
  test(`no words of a page (${kind}) lie on others, no plate is taller than a window, and 700 px never pass with nothing but text`, async ({
    page,
  }) => {
    const all = routes.filter(({ handle }) => handle.kind === kind);
    for (const { path } of all) {
      await page.goto(address(path));
      expect(await wrongNow(page, [390, 768, 1100, 1440], colliding), path).toEqual([]);
    }
    // At a desk, on the last one.
    const { px, from } = await page.evaluate(bareText);
    expect(px, from).toBeLessThanOrEqual(700);
  });
}

test('no words or pictures of a project lie on others', async ({ page }) => {
  for (const { path } of routes.filter(({ handle }) => handle.kind === 'project')) {
    await page.goto(address(path));
    expect(await wrongNow(page, [390, 768, 1100, 1440], colliding), path).toEqual([]);
  }
});

test('no edge of a beam runs through small words, however far the light has swayed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
    const { animationName } = animation as CSSAnimation;
    if (animationName === 'hero-sweep') animation.finish();
    else animation.pause();
    if (animationName === 'hero-sway') animation.currentTime = end * 9999;
  }
}

/** Runs in a page: text as far apart as some readers set it. Source: WCAG 2.2, 1.4.12. */
function spaceApart(): void {
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
}

/** Runs in a page: a word that has to be broken, at the usual spacing. */
function lengthenWords(): void {
  document.adoptedStyleSheets.pop();
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, a, summary)')) {
    if (!element.querySelector('*')) element.append(` ${'unbreakable'.repeat(6)}`);
  }
}

/** Sets the browser's text size to 200 %, and waits until the page has it. */
async function doubledText(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe('32px');
  };
}
