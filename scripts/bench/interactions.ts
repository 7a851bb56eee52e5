import type { Page } from 'playwright';
import { onBuiltSite } from '../built-site.ts';
import { slowPhone } from './slow-phone.ts';

/** The longest that any answer may take, in ms. Source: web.dev/inp, where 200 is good. */
const aim = 100;

/** How long a visitor looks before the next tap, in ms. */
const pause = 700;

const menu = ['.navigation__toggle', '.navigation__close'];
const questions = ['main summary:visible >> nth=0', 'main summary:visible >> nth=-1'];

/** The pages in turn, and what is tapped on each; each but the first is reached by a tap too. */
const tour: [path: string, ...taps: string[]][] = [
  ['/', '[data-pause] >> nth=0', '[aria-label="Next"]', '[role=tab] >> nth=1'],
  ['/work', '.chips a >> nth=1', '.chips a >> nth=0'],
  ['/services', ...questions],
  ['/insights', '.chips a >> nth=1', 'main input'],
  ['/contact', '[name=name]', '[name=email] >> nth=0'],
  ['/about', ...menu],
  ['/sectors/sports-marketing', ...menu],
  ['/marketing-edinburgh', ...questions],
  ['/privacy', ...menu],
  ['/social-media-management-newcastle', ...menu],
];

/** Prints the Interaction to Next Paint of a visit: the slowest of its 30 taps. */
export function interactions(): Promise<void> {
  return onBuiltSite(async (browser, site) => {
    const page = await slowPhone(browser);
    await page.addInitScript(observe);
    const times: [ms: number, what: string][] = [];
    for (const [path, ...taps] of tour) {
      if (times.length === 0) await page.goto(site + path, { waitUntil: 'networkidle' });
      else times.push([await tapped(page, `.footer a[href="${path}"]`), `to ${path}`]);
      await page.waitForURL(`**${path}`);
      for (const tap of taps) times.push([await tapped(page, tap), `${tap} on ${path}`]);
    }
    const sorted = times.toSorted(([a], [b]) => b - a);
    const slowest = sorted.slice(0, 3).map(([ms, what]) => `${ms} ${what}`);
    const median = sorted[sorted.length >> 1]?.[0];
    console.log(`\n${times.length} taps, 4 times slower and on slow 4G: aim ${aim} ms at most`);
    console.log(`  median ${median}, slowest ${slowest.join(', ')}`);
  });
}

/** Runs in the page. An interaction takes as long as the longest of its events. */
function observe(): void {
  const taken = { longest: 0 };
  Object.assign(window, { taken });
  // TypeScript does not know the threshold yet.
  const events: PerformanceObserverInit & object = { type: 'event', ...{ durationThreshold: 16 } };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      if (interactionId) taken.longest = Math.max(taken.longest, duration);
    }
  }).observe(events);
}

/** @returns the tap's time until the next paint, in ms; 0 if it is under 16. */
async function tapped(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(pause);
  await page.evaluate('taken.longest = 0');
  await target.tap({ force: true, noWaitAfter: true });
  await page.waitForTimeout(pause);
  return Number(await page.evaluate('taken.longest'));
}
