import { expect, onTestFinished, test } from 'vitest';
import { address } from '../journeys/served-site.ts';
import { unreliableSite } from './unreliable-site.ts';
import { type Open, readToTheEnd, type Visit } from './visit.ts';

export const nav = (name: string) => ['.navigation__links a', name] as const;

/** @param isPreview if the API is that of WebKitGTK 2.50, which crashes at a second Back in a row. */
export function pageChangeJourneys(open: Open, isPreview = false): void {
  test('a link opens its page, with its title and mark, and Back and Forward follow', async () => {
    const visit = await open();
    await visit.goto('/about');
    await visit.click(nav('Work'));
    await visit.isAt('/work');
    await visit.sees('.case-row');
    await expect.poll(() => visit.read(() => document.title)).toMatch(/work/i);
    expect(await visit.read(() => scrollY)).toBe(0);
    await expect.poll(() => current(visit)).toEqual(['Work']);
    await visit.back();
    await visit.sees('.values');
    await expect.poll(() => current(visit)).toEqual(['About us']);
    await visit.forward();
    await visit.sees('.case-row');
    expect(await visit.heard()).toEqual([]);
  });

  test.skipIf(isPreview)('widgets of a page that was changed to come alive', async () => {
    const visit = await open();
    await visit.goto('/about');
    await visit.click(nav('Work'));
    await visit.sees('.case-row');
    await visit.click('.chips a[href*="video"]');
    await visit.isAt('/work?category=video');
    await visit.back();
    await visit.isAt('/work');
    await visit.back();
    await visit.isAt('/about');
    await visit.sees('.values');
    expect(await visit.heard()).toEqual([]);
  });

  test('the first click after loading already changes the page, without a new document', async () => {
    const visit = await open();
    await visit.goto('/about');
    await pageChangesAreReady(visit);
    const link = await visit.place(nav('Work'));
    await markDocument(visit);
    await visit.clickAt(link);
    await visit.sees('.case-row');
    expect(await isSameDocument(visit)).toBe(true);
  });

  for (const [path, when] of [
    ['/', 'at once'],
    ['/', 'from the page that has come'],
    ['/insights', 'from the page that has come'],
  ] as const) {
    test(`Back ${when} to ${path}, left from its footer, lands where it was left`, async () => {
      const visit = await open();
      await visit.goto(path);
      await readToTheEnd(visit);
      // Not the very end, which would hide a place that is too low.
      await visit.read(() =>
        scrollTo(0, document.documentElement.scrollHeight - innerHeight - 200),
      );
      await visit.hover('.footer a[href="/work"]');
      await rested(visit);
      await rememberClick(visit);
      await visit.click('.footer a[href="/work"]');
      await visit.isAt('/work');
      if (when !== 'at once') await visit.sees('.case-row');
      await visit.back();
      await visit.isAt(path);
      await visit.misses('.case-row');
      const left = await visit.read(() => Number(sessionStorage.getItem('left')));
      expect(left).toBeGreaterThan(0);
      expect(Math.abs((await rested(visit)) - left)).toBeLessThan(3);
    });
  }

  test('a link to a place on another page goes there, with the focus', async () => {
    const visit = await open();
    await visit.goto('/about');
    await addLink(visit, '/work#calm-dog');
    await visit.click('#added');
    await visit.isAt('/work#calm-dog');
    await expect
      .poll(() =>
        visit.read(() => {
          const { top = -1 } = document.querySelector('#calm-dog')?.getBoundingClientRect() ?? {};
          return top > -10 && top < innerHeight / 2;
        }),
      )
      .toBe(true);
    const isFocused = () => visit.read(() => Boolean(document.activeElement?.closest('#calm-dog')));
    await expect.poll(isFocused).toBe(true);
  });

  test('a click just after a page change is not lost', async () => {
    const visit = await open();
    await visit.goto('/about');
    await pageChangesAreReady(visit);
    const [work, insights] = [await visit.place(nav('Work')), await visit.place(nav('Insights'))];
    await visit.clickAt(work);
    await expect.poll(() => visit.isShown('.case-row'), { interval: 5 }).toBe(true);
    await visit.clickAt(insights);
    await visit.isAt('/insights');
    await visit.sees('#articles');
  });

  test('leaving a page while its code loads logs nothing', async () => {
    const site = await slowSite();
    const visit = await open({}, site.url);
    // Only this: WebKit waits for what a new page has begun to load.
    site.hold(/\/late-/);
    await visit.goto('/about');
    const { x, y } = await visit.place(nav('Work'));
    await visit.sweep([x, 700], [x, y], 5);
    await expect.poll(() => site.asked.some((path) => path.includes('/late-'))).toBe(true);
    await visit.goto('/work');
    expect(await visit.heard()).toEqual([]);
  });
}

export async function slowSite() {
  const site = await unreliableSite(address(''));
  onTestFinished(site.close);
  return site;
}

/** Waits for the code of page changes, which loads when the browser is idle. */
export async function pageChangesAreReady(visit: Visit): Promise<void> {
  const isLoaded = () =>
    visit.read(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name, responseEnd }: PerformanceEntry & { responseEnd?: number }) =>
          Boolean(/\/navigate-\w+\.js/.test(name) && responseEnd),
        ),
    );
  await expect.poll(isLoaded, { message: 'the code of page changes loads by itself' }).toBe(true);
}

export const markDocument = ({ read }: Visit) =>
  read(() => void Object.assign(window, { isSame: true }));
export const isSameDocument = ({ read }: Visit) => read(() => 'isSame' in window);

/** Remembers how far the page is scrolled when it is clicked, whatever has moved it until then. */
const rememberClick = ({ read }: Visit) =>
  read(() =>
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), true),
  );

const current = ({ read }: Visit) =>
  read(() =>
    [...document.querySelectorAll('.navigation__links [aria-current="page"]')].map(
      ({ textContent }) => textContent,
    ),
  );

const addLink = ({ read }: Visit, href: string) =>
  read((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'added' });
    link.textContent = href;
    document.querySelector('main h1')?.after(link);
  }, href);

/** How far the page is scrolled, once it has stayed there for a while. */
export async function rested({ read }: Visit): Promise<number> {
  let last = -1;
  let times = 0;
  await expect
    .poll(
      async () => {
        const now = await read(() => scrollY);
        times = now === last ? times + 1 : 0;
        last = now;
        return times;
      },
      { message: 'the page comes to rest' },
    )
    .toBeGreaterThan(8);
  return last;
}
