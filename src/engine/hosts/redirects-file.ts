import type { Redirect } from '../content/redirect.ts';

/**
 * `_redirects`, for Netlify and Cloudflare. Cloudflare treats a path with a trailing slash as
 * another path; Netlify treats both as the same, and uses the first line.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
}

/** A redirect's target with the request's query, unless it has one of its own. */
export function destination(to: string, query: string): string {
  const [page = '', hash] = to.split('#');
  const pathAndQuery = page.includes('?') ? page : page + query;
  return hash === undefined ? pathAndQuery : `${pathAndQuery}#${hash}`;
}

/** The inverse of `redirectsFile`. */
export function readRedirectsFile(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([from, to]) => (from && to ? [{ from, to }] : []));
}
