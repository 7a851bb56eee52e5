import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { bareText } from './bare-text.ts';
import { colliding } from './colliding.ts';
import { covered } from './covered.ts';
import { badHeadingLines } from './heading-lines.ts';
import { moving } from './moving.ts';
import { address, still } from './served-site.ts';
import { kinds, routes } from './site-pages.ts';
import { brokenWords, tooSmall, tooWide } from './too-wide.ts';
import { wrongNow } from './wrong-at.ts';

test.use(still);

/** Small phone, phone, tablet, the narrowest with columns, laptops, desk and large monitor. */
const widths = [320, 390, 768, 900, 1024, 1100, 1240, 1440, 1920];

/** The kinds of pages that are composed of words and what they speak of. */
const composed = ['service', 'sector', 'audience', 'location', 'about', 'project'];
const kindAt = (path: string) => routes.find((route) => route.path === path)?.handle.kind ?? '';

/** One page of each kind, and two beside them. */
const inTest = [...kinds, '/marketing-newcastle', '/no/such/page'];

/** What is looked for in a page, and where. */
type Look = readonly [what: string, find: () => string[], widths: readonly number[]];

const looks = (path: string, pressed: readonly number[]): Look[] => [
  ['moves', moving, [390]],
  ['words', tooWide, widths],
  ['large words', brokenWords, inTest.includes(path) ? widths.slice(1) : []],
  ['line', badHeadingLines, [320, 390, 1440]],
  ['size', tooSmall, [390, 1440]],
  ...(composed.includes(kindAt(path))
    ? [['place', colliding, [390, 768, 1100, 1440]] as const]
    : []),
  ...(/service|sector|audience|location|about|article/.test(kindAt(path))
    ? [['text', bareText, [1440]] as const]
    : []),
  // Last, since it scrolls.
  ['control', covered, pressed],
];

/** Every page, and every width of controls, in `npm run soak`. */
for (const [all, pressed, tag] of [
  [inTest, [390, 1024, 1440], ''],
  [[...routes.map(({ path }) => path), '/no/such/page'], widths, '@soak'],
] as const) {
  for (const path of all) {
    test(`${path} is whole at any width, spacing and size of text ${tag}`, async ({ page }) => {
      await page.goto(address(path));
      await page.evaluate(() => document.fonts.ready);
      const wrong: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const [what, find, at] of looks(path, pressed)) {
          if (!at.includes(width)) continue;
          const found = await page.evaluate(find);
          wrong.push(...found.map((fault) => `${width} px, ${what}: ${fault}`));
        }
        if (width === 390 || (tag && width === 1440)) wrong.push(...(await violations(page)));
      }
      expect(wrong).toEqual([]);
      await page.evaluate(spaceApart);
      expect(await wrongNow(page, [390, 900, 1440], tooWide), 'spaced').toEqual([]);
      await page.evaluate(lengthenWords);
      expect(await wrongNow(page, [390, 1440], tooWide), 'with a very long word').toEqual([]);
      await page.reload();
      const double = await doubledText(page);
      expect(await wrongNow(page, [390, 1440], tooWide, double), 'at 200 %').toEqual([]);
    });
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
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  };
}
