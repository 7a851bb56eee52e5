import type { Page } from 'playwright';
import { onBuiltSite } from './built-site.ts';
import type { Scenario } from './scenario.ts';

const rounds = 40;
const tour = ['/work', '/insights', '/', '/contact', '/about'];
/** How much more memory may be in use after many changes of page than after a few, in MB. */
const allowed = 3;

/** 200 changes of page in one document: nothing of the pages that left may stay in memory. */
export const scenario: Scenario = {
  name: '200 changes of page',
  run: () => onBuiltSite(walk),
};

async function walk(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/about`);
  await page.locator('.footer a[href="/services"]').dispatchEvent('touchstart');
  await page.waitForResponse('**/services');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  let early = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const path of tour) await follow(page, path);
    if (round === 5) early = await heap(page);
  }
  const late = await heap(page);
  if (!(await page.evaluate(() => 'isSame' in window))) throw new Error('The document changed.');
  if (late - early > allowed) throw new Error(`The heap grew from ${early} to ${late} MB.`);
  return `heap ${early.toFixed(1)} MB after 25 changes, ${late.toFixed(1)} MB after 200`;
}

/** Goes on to a page and wakes every widget of it. */
async function follow(page: Page, path: string): Promise<void> {
  const left = await page.$('main');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  // The browser scrolls to the top and gives focus to the heading once the page has been changed.
  await page.waitForFunction(
    (main) => !main?.isConnected && document.activeElement?.matches('main h1'),
    left,
  );
  await left?.dispose();
  // One after the other: on a busy machine a page that is scrolled through skips what lies between.
  for (const widget of await page.locator('[data-widget]').all()) {
    await widget.evaluate((element) => element.scrollIntoView());
    await widget.and(page.locator('[data-awake]')).waitFor({ state: 'attached' });
  }
}

/** MB in use, after a collection. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}
