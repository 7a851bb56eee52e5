import type { Page } from 'playwright/test';

/** Waits until the layout is painted and its shifts are recorded. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The sum of all layout shifts since the page began: https://web.dev/articles/cls. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const add = (sum: number, entry: PerformanceEntry) =>
          sum + ((entry as PerformanceEntry & { value?: number }).value ?? 0);
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce(add, 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called; with one, before the next frame.
        setTimeout(resolve, 50, 0);
      }),
  );
}
