import type { BaseSite } from '../content/base-site.ts';

/**
 * Why search engines are asked not to list this copy of the site, such as the one on a staging
 * server; undefined if they may. `robots.txt` still lets them in: what they may not crawl, they
 * don't know that they shouldn't list.
 *
 * Source: Google Search Central, "Block Search indexing with noindex".
 */
export function noindexReason(
  { isCopy, settings }: Pick<BaseSite, 'isCopy' | 'settings'>,
  wanted?: boolean,
): string | undefined {
  if (wanted ?? false) return 'NOINDEX is set';
  if (wanted === false || !isCopy) return undefined;
  return `its address, ${settings.url}, is not the one in content/site.json`;
}
