import type { Page } from 'playwright/test';

/**
 * The faults of the open page at several widths of its window, in px.
 *
 * @param resized what happens at each width: resizing undoes the browser's text size.
 */
export async function wrongNow(
  page: Page,
  widths: readonly number[],
  find: () => string[],
  resized?: () => Promise<void>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await resized?.();
    const found = await page.evaluate(find);
    wrong.push(...found.map((what) => `${width} px: ${what}`));
  }
  return wrong;
}
