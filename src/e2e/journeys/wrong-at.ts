import type { Page } from 'playwright/test';
import { address, type SiteName } from './served-site.ts';
import { routes } from './site-pages.ts';

/** The path of every page, and one that leads to none. */
export const pages = [...routes.map(({ path }) => path), '/no/such/page'];

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

/**
 * The faults of pages at several widths; each page is opened once and its window resized.
 *
 * @param find runs in a page and returns a sentence for each fault.
 */
export async function wrongAt(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
  find: () => string[],
  site: SiteName = 'SITE',
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(address(path, site));
    const found = await wrongNow(page, widths, find);
    wrong.push(...found.map((what) => `${path} at ${what}`));
  }
  return wrong;
}
