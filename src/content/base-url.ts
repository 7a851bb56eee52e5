import { ProblemsError } from '../kernel/problem.ts';

/**
 * The address in `SITE_URL`, or undefined where it is not set.
 *
 * @throws ProblemsError where it is no origin: every link on the site begins at its root.
 */
export function baseUrl(siteUrl: string | undefined): string | undefined {
  if (!siteUrl) return undefined;
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) {
    return url.origin;
  }
  const message = `is "${siteUrl}", which is not an address such as https://pierlight.example, without a path.`;
  throw new ProblemsError([{ file: 'SITE_URL', message }]);
}
