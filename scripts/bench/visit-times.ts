import type { Browser, Page } from 'playwright';
import { onBuiltSite } from '../built-site.ts';
import { medianAndRange } from './median-range.ts';
import { slowPhone } from './slow-phone.ts';

const runs = 5;

type Measure = (page: Page, site: string) => Promise<number>;

/** The measures, with their targets in ms. */
const measures: [name: string, aim: string, measure: Measure][] = [
  ['script time of the home page’s load', '30', scriptTime],
  ['carousel: tap at first paint', '1200', (page, site) => carousel(page, site, 0)],
  ['carousel: tap after 3 s of reading', '50', (page, site) => carousel(page, site, 3000)],
  ['mobile menu: tap at first paint', '50', menu],
  ['page change, prefetched', '60', (page, site) => pageChange(page, site, true)],
  [
    'page change, not prefetched',
    'a round trip + 100',
    (page, site) => pageChange(page, site, false),
  ],
  ['the same page, loaded whole', 'beside it', fullLoad],
  ['a tap on an empty page', 'the floor', (page, site) => emptyPage(page, site, '')],
  [
    'a view transition on an empty page',
    'the floor',
    (page, site) => emptyPage(page, site, 'document.startViewTransition'),
  ],
];

/** Prints how long a visitor waits on a slow phone: median of five, and range. */
export function visitTimes(): Promise<void> {
  return onBuiltSite(async (browser, url) => {
    console.log(`\nVisits, 4 times slower and on slow 4G: median of ${runs} (range), aim, in ms`);
    for (const [name, aim, measure] of measures) {
      const times = medianAndRange(await repeat(browser, url, measure));
      console.log(`  ${name.padEnd(40)}${times.padEnd(20)} ${aim}`);
    }
  });
}

/** Each run has an empty cache. */
async function repeat(browser: Browser, site: string, measure: Measure): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await slowPhone(browser);
    await page.addInitScript(observePaint);
    times.push(await measure(page, site));
    await page.context().close();
  }
  return times;
}

/**
 * Runs in the page. `painted(isDone)` resolves with the time from the last click to the paint: to the
 * first message after the frame, since the next frame may wait for work that nobody waits for.
 */
function observePaint(): void {
  Object.assign(window, {
    painted: (isDone: () => boolean) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        const look = () => {
          if (!isDone()) requestAnimationFrame(look);
          else {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clicked);
            port2.postMessage(null);
          }
        };
        const start = ({ isTrusted, timeStamp }: Event) => {
          if (isTrusted) clicked = timeStamp;
          // Not before: looking at each frame is work too.
          if (isTrusted) requestAnimationFrame(look);
        };
        addEventListener('click', start, { capture: true, once: true });
      }),
  });
}

/**
 * Taps an element that has been scrolled to. A mouse would lie over the next page too, and what it
 * lies over takes part in that page's first frame.
 *
 * @returns the time until the result is painted, in ms.
 */
async function timed(page: Page, selector: string, isDone: string): Promise<number> {
  const painted = page.evaluate(`painted(() => ${isDone})`);
  await page.locator(selector).first().tap({ force: true, noWaitAfter: true });
  return Number(await painted);
}

async function scriptTime(page: Page, site: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

async function carousel(page: Page, site: string, reading: number): Promise<number> {
  await page.goto(site, { waitUntil: 'commit' });
  await page.waitForSelector('.carousel__arrow');
  if (reading > 0) {
    await page.locator('.testimonials').evaluate((section) => section.scrollIntoView());
    await page.waitForTimeout(reading);
  }
  await page.locator('[aria-label="Next"]').scrollIntoViewIfNeeded();
  const isTurned = `document.querySelector('.carousel__count').textContent === '2 of 3'`;
  return timed(page, '[aria-label="Next"]', isTurned);
}

async function menu(page: Page, site: string): Promise<number> {
  await page.goto(site, { waitUntil: 'commit' });
  await page.waitForSelector('.navigation__toggle');
  return timed(
    page,
    '.navigation__toggle',
    `document.querySelector('#menu').matches(':popover-open')`,
  );
}

async function pageChange(page: Page, site: string, isPrefetched: boolean): Promise<number> {
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  const link = '.values ~ * a[href="/work"], .footer a[href="/work"]';
  // Touching another link loads the navigation code, so that only the page is still missing.
  await page.locator('.footer a[href="/services"]').dispatchEvent('touchstart');
  await page.waitForResponse('**/services');
  if (isPrefetched) {
    await page.locator(link).first().dispatchEvent('touchstart');
    await page.waitForResponse('**/work');
  }
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  return timed(page, link, `document.querySelector('.case-row')`);
}

/** What no site can be faster than: a page of one button, which changes its own word. */
async function emptyPage(page: Page, site: string, changeBy: string): Promise<number> {
  const body = `<!doctype html><meta name="viewport" content="width=device-width">
    <button onclick="${changeBy}(() => { this.textContent = 'Done' })${changeBy ? '' : '()'}">Tap</button>`;
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/empty`);
  await page.waitForTimeout(500);
  return timed(page, 'button', `document.querySelector('button').textContent === 'Done'`);
}

/** First contentful paint of a full page load, without client-side navigation. */
async function fullLoad(page: Page, site: string): Promise<number> {
  await page.route('**/assets/navigate-*', (route) => route.abort());
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  await page.locator('.footer a[href="/work"]').click({ noWaitAfter: true });
  await page.waitForURL('**/work');
  return page.evaluate(async () => {
    for (;;) {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint) return paint.startTime;
      await new Promise((next) => setTimeout(next, 10));
    }
  });
}
