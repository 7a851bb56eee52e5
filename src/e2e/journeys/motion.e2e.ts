import { expect, type Page, test } from 'playwright/test';
import { address } from './served-site.ts';
import { kinds } from './site-pages.ts';

/** The distinct names of the running animations. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [...new Set(all.map((one) => (one instanceof CSSAnimation ? one.animationName : '')))];
  });
}

test('the beam in the closing scene turns while visible and stops out of view', async ({
  page,
}) => {
  await page.goto(address('/about'));
  expect(await running(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => running(page)).toEqual(['closing-turn']);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => running(page)).toEqual([]);
});

test.describe('with prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated on any kind of page', async ({ page }) => {
    for (const path of kinds) {
      await page.goto(address(path));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.locator('.footer a').first().hover();
      expect(await running(page), path).toEqual([]);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after']
            .map((pseudo) => getComputedStyle(element, pseudo))
            .filter(
              ({ animationName, transitionDuration }) =>
                animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration),
            )
            .map(() => element.outerHTML.slice(0, 60)),
        ),
      );
      expect(moving, path).toEqual([]);
    }
  });
});
