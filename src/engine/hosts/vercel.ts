import type { HostPolicy } from './host-policy.ts';

/**
 * `.vercel/output/config.json`, which Vercel reads after its build, so that it is never older than
 * the pages. Its routes are tried in order; a later header overrides an earlier one. Vercel serves
 * `work/index.html` at `/work`, and adds the query of a request to a `Location`.
 *
 * Source: Vercel, "Build Output Configuration".
 */
export function vercel({ rules, redirects }: HostPolicy): string {
  const routes = [
    ...redirects.map(({ from, to }) => ({
      src: `^${literal(from)}/?$`,
      headers: { Location: to },
      status: 301,
    })),
    // A second slash at the start would lead to another site.
    { src: '^/([^/].*)/$', headers: { Location: '/$1' }, status: 308 },
    ...rules.map(({ address, headers }) => ({
      src: `^${literal(address).replace(/\*$/, '.*')}$`,
      headers,
      continue: true,
    })),
    { handle: 'error' },
    { src: '^.*$', dest: '/404.html', status: 404 },
  ];
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`;
}

/** Of the signs that a pattern reads, an address has only the dot. */
const literal = (path: string) => path.replaceAll('.', '\\.');
