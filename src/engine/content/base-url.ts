import { z } from 'zod';
import { ProblemsError } from '../kernel/problem.ts';

/** The end of the message about a site address that is not an origin, with what to write instead. */
function notAnOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol)
    ? `which says more than where the site begins: every link on it begins at the root. Write ${url.origin}`
    : 'which is not a web address. Write one such as https://our-site.example';
}

/** A site's origin, without a trailing slash; undefined if the address has a path, query or hash. */
function origin(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isRoot = url && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (!isRoot || url.search || url.hash || url.username || url.password) return undefined;
  return url.origin;
}

/** The field of `content/site.json` that says where the site will be. */
export const siteAddress = z
  .string()
  .refine((url) => origin(url) !== undefined, {
    error: ({ input }) => notAnOrigin(String(input)),
  })
  .transform((url) => origin(url) ?? url);

/**
 * The origin in `SITE_URL`, or undefined if it is not set.
 *
 * @throws ProblemsError if it is not an origin: every link on the site begins at the root.
 */
export function baseUrl(siteUrl: string | undefined): string | undefined {
  if (!siteUrl) return undefined;
  const url = origin(siteUrl);
  if (url) return url;
  throw new ProblemsError([
    { file: 'SITE_URL', message: `is "${siteUrl}", ${notAnOrigin(siteUrl)}.` },
  ]);
}
