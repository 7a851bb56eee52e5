import type { Page } from 'playwright/test';
import { routeTable } from '../routes/route-table.ts';
import { realSite } from './real-content.ts';

/** Every page of the built site, and where it is served. */
export const routes = routeTable(realSite).filter(({ path }) => path !== '*');

/** Where `build-once.ts` serves the site that it built. */
export function address(path: string): string {
  const { SITE } = process.env;
  if (!SITE) throw new Error('The site is not being served: see playwright.config.ts.');
  return SITE + path;
}

/** What a page complains about while it is open: errors, refused requests, broken rules. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()}`));
  return heard;
}
