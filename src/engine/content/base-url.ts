import { z } from 'zod';
import { ProblemsError } from '../kernel/problem.ts';

/** A site's origin without a trailing slash: all links are relative to the root. */
export const siteAddress = z.string().transform((input, context) => {
  const url = URL.parse(input);
  const isWeb = url && /^https?:$/.test(url.protocol);
  if (isWeb && `${url.origin}/` === url.href) return url.origin;
  const message = isWeb
    ? `which says more than where the site begins: every link on it begins at the root. Write ${url.origin}`
    : 'which is not a web address. Write one such as https://our-site.example';
  context.addIssue({ code: 'custom', input, message });
  return z.NEVER;
});

/** The origin in `SITE_URL`, if set. @throws ProblemsError if it is not an origin. */
export function baseUrl(siteUrl: string | undefined): string | undefined {
  if (!siteUrl) return undefined;
  const { data, error } = siteAddress.safeParse(siteUrl);
  const message = `is "${siteUrl}", ${error?.issues[0]?.message}.`;
  if (error) throw new ProblemsError([{ file: 'SITE_URL', code: 'wrong-setting', message }]);
  return data;
}
