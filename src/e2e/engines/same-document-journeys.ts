import { expect, test } from 'vitest';
import {
  isSameDocument,
  markDocument,
  nav,
  pageChangesAreReady,
  rested,
  slowSite,
} from './page-change-journeys.ts';
import { type Open, readToTheEnd } from './visit.ts';

export function sameDocumentJourneys(open: Open): void {
  test('the first tap after loading already changes the page, without a new document', async () => {
    const visit = await open({ kind: 'with a touch screen', width: 390, height: 844 });
    await visit.goto('/about');
    await pageChangesAreReady(visit);
    await markDocument(visit);
    await visit.tap('main a[href="/work"]');
    await visit.isAt('/work');
    await visit.sees('.case-row');
    expect(await isSameDocument(visit)).toBe(true);
  });

  test('while a page is slow, a second click on its link does not load it again', async () => {
    const { visit, site } = await slowVisit('/about');
    const link = await visit.place(nav('Work'));
    await visit.clickAt(link);
    await visit.isAt('/work');
    await visit.clickAt(link);
    site.mend();
    await visit.sees('.case-row');
    expect(await isSameDocument(visit)).toBe(true);
    expect(site.asked.filter((path) => path === '/work')).toHaveLength(1);
  });

  test('while a page is slow, Back returns to where the last page was scrolled to', async () => {
    const { visit, site } = await slowVisit('/about');
    await visit.read(() => scrollTo(0, 800));
    const left = await rested(visit);
    await visit.click(nav('Work'));
    await visit.isAt('/work');
    await visit.back();
    await visit.isAt('/about');
    site.mend();
    await expect.poll(() => site.answered).toContain('/work');
    await visit.sees('.values');
    expect(Math.abs((await rested(visit)) - left)).toBeLessThan(3);
  });

  test('while a page is slow, a filter belongs to the page that is shown', async () => {
    const { visit, site } = await slowVisit('/insights');
    await visit.click(nav('Work'));
    await visit.isAt('/work');
    await visit.click('.chips a[href*="trades"]');
    site.mend();
    await expect.poll(() => site.answered).toContain('/work');
    const shown = async () => ({
      address: await visit.read(() => location.pathname + location.search),
      isWork: await visit.isShown('.case-row'),
    });
    await expect
      .poll(shown)
      .toSatisfy(({ address, isWork }) =>
        isWork ? address === '/work' : address === '/insights?category=trades',
      );
  });

  /** A visit to a page, ready to change pages, where /work does not come before `site.mend()`. */
  async function slowVisit(path: string) {
    const site = await slowSite();
    const visit = await open({}, site.url);
    await visit.goto(path);
    await readToTheEnd(visit);
    await visit.read(() => scrollTo(0, 0));
    await pageChangesAreReady(visit);
    await markDocument(visit);
    site.hold(/^\/work$/);
    return { visit, site };
  }
}
