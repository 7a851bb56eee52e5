import type { Redirect } from '../content/redirect.ts';
import type { Problem } from '../kernel/problem.ts';

/** Source: Cloudflare Pages, "Redirects": 2,000 without wildcards, and no more is ours. */
const most = 2000;
const longestLine = 1000;

/**
 * `_redirects`, which Netlify and Cloudflare Pages read. An address with a slash at its end is
 * another to Cloudflare, and the same to Netlify, which takes the first of the two.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
}

/**
 * Where a redirect leads somebody who came with a query, which goes with them unless the redirect
 * has one of its own.
 *
 * @param query begins with `?`, or is empty.
 */
export function destination(to: string, query: string): string {
  const [page = '', hash] = to.split('#');
  const asked = page.includes('?') ? page : page + query;
  return hash === undefined ? asked : `${asked}#${hash}`;
}

/** What such a file says. */
export function readRedirectsFile(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([from, to]) => (from && to ? [{ from, to }] : []));
}

/** What Cloudflare Pages would leave out. */
export function redirectsFileProblems(text: string): Problem[] {
  const file = '_redirects';
  const lines = text.split('\n').filter(Boolean);
  const long = lines.findIndex((line) => line.length > longestLine);
  return [
    ...(lines.length > most
      ? [{ file, message: `has ${lines.length} lines; Cloudflare Pages heeds ${most}.` }]
      : []),
    ...(long >= 0
      ? [
          {
            file,
            line: long + 1,
            message: `is longer than the ${longestLine} characters that Cloudflare Pages heeds.`,
          },
        ]
      : []),
  ];
}
