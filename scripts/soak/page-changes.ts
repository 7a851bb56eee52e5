import type { Browser, Page } from 'playwright';
import { fixtureRoot } from '../../src/e2e/fixtures/fixture-site.ts';
import { follow, isSame, mark } from '../../src/e2e/journeys/following.ts';
import { onBuiltSite } from '../built-site.ts';
import type { Scenario } from '../soak.ts';

const rounds = 40;
const tour = ['/work', '/insights', '/', '/contact', '/about'];
/** Allowed growth of the heap between a few and many page changes, in MB. */
const allowed = 3;

/** 200 page changes in one document must not leak the previous pages. */
export const scenario: Scenario = {
  name: '200 changes of page',
  run: () => onBuiltSite(walk, { contentRoot: fixtureRoot }, '--js-flags=--expose-gc'),
};

async function walk(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${site}/about`);
  await page.locator('.footer a[href="/services"]').dispatchEvent('touchstart');
  await page.waitForResponse('**/services');
  await mark(page);
  let early = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const path of tour) await settled(page, path);
    if (round === 5) early = await heap(page);
  }
  const late = await heap(page);
  if (!(await isSame(page))) throw new Error('The document changed.');
  if (late - early > allowed) throw new Error(`The heap grew from ${early} to ${late} MB.`);
  return `heap ${early.toFixed(1)} MB after 25 changes, ${late.toFixed(1)} MB after 200`;
}

/** Navigates to a page and hydrates all its widgets. */
async function settled(page: Page, path: string): Promise<void> {
  const left = await page.$('main');
  await follow(page, path);
  // Once the page has changed, it is scrolled to the top and its heading is focused.
  await page.waitForFunction(
    (main) => !main?.isConnected && document.activeElement?.matches('main h1'),
    left,
  );
  await left?.dispose();
  // One by one: on a busy machine, scrolling through the page can skip widgets.
  for (const widget of await page.locator('[data-widget]').all()) {
    await widget.evaluate((element) => element.scrollIntoView());
    await widget.and(page.locator('[data-awake]')).waitFor({ state: 'attached' });
  }
}

/** Heap in use after garbage collection, in MB. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}
