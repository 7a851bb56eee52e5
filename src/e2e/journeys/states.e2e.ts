import { expect, test } from 'playwright/test';
import { states } from '../screens/states.ts';
import { violations } from './axe.ts';
import { covered } from './covered.ts';
import { address } from './served-site.ts';

/** States that axe cannot check (print, no scripts, forms that leave the page), or has seen already. */
const others =
  /^(print|no-javascript|double-text|long-words|focus|active|contact-(form-first|focus|failed-fold)|archive-first|every-block)|-sent$/;

test.describe.configure({ mode: 'parallel' });

for (const { name, path, act, context, archive, widths = [390, 1440] } of states) {
  if (others.test(name)) continue;
  for (const width of widths) {
    const tag = width === 1440 && widths.length > 1 ? '@soak' : [];
    test(`${name} at ${width} px passes axe, and everything in it can be pressed`, { tag }, async ({
      browser,
    }) => {
      const opened = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        hasTouch: width < 900,
        ...context,
      });
      const page = await opened.newPage();
      await page.goto(address(path, archive ? 'SITE_ARCHIVE' : 'SITE_MISBEHAVING'));
      await act?.(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(covered)).toEqual([]);
      await opened.close();
    });
  }
}
