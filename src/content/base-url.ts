import { ProblemsError } from '../kernel/problem.ts';

/** What is wrong with an address that every link on the site would begin with. */
export const notAnAddress =
  'which is not an address such as https://pierlight.example, without a path';

/** A site's address without a slash at its end; undefined where it is no origin. */
export function origin(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWhole = url && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (!isWhole || url.search || url.hash || url.username || url.password) return undefined;
  return url.origin;
}

/**
 * The address in `SITE_URL`, or undefined where it is not set.
 *
 * @throws ProblemsError where it is no origin: every link on the site begins at its root.
 */
export function baseUrl(siteUrl: string | undefined): string | undefined {
  if (!siteUrl) return undefined;
  const url = origin(siteUrl);
  if (url) return url;
  throw new ProblemsError([{ file: 'SITE_URL', message: `is "${siteUrl}", ${notAnAddress}.` }]);
}
