import { z } from 'zod';
import { ProblemsError } from '../kernel/problem.ts';

/** A site's origin, without a trailing slash; undefined if the address says more or something else. */
function origin(address: string): string | undefined {
  const url = webAddress(address);
  const isOrigin = url && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
}

function webAddress(address: string): URL | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function notAnOrigin(address: string): string {
  const url = webAddress(address);
  return url
    ? `which says more than where the site begins: every link on it begins at the root. Write ${url.origin}`
    : 'which is not a web address. Write one such as https://our-site.example';
}

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
  const message = `is "${siteUrl}", ${notAnOrigin(siteUrl)}.`;
  throw new ProblemsError([{ file: 'SITE_URL', code: 'wrong-setting', message }]);
}
