import type { Redirect } from '../content/redirect.ts';
import { filePolicy, headerPolicy } from '../render/policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Headers for one path, or for all paths with a prefix if it ends in `*`. */
export type HeaderRule = { readonly address: string; readonly headers: Headers };

export type HostPolicy = {
  /** From general to specific: a later rule overrides a header of an earlier one. */
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
};

/**
 * How long browsers cache a page, in seconds: long enough to use a page that was prefetched when the
 * pointer was over its link, short enough for corrections to appear soon.
 */
const pageMaxAge = 60;

/** Hashed names change with the content. One year is the maximum that caches honour. */
const immutable = 'public, max-age=31536000, immutable';

/** What other sites may embed or fetch: share images, icons, feeds and the photographs in these. */
const shared = ['/assets/share-*', '/assets/icon-*', '/assets/media/*', '/favicon.ico'];
const feeds = ['/feed.xml', '/atom.xml', '/feed.json'];
const sitemaps = ['/sitemap.xml', '/sitemap-*'];

/** Only features that every browser with this header knows: unknown ones are logged as errors. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];

/**
 * The headers and redirects of the site. Only the redirects depend on the content.
 *
 * HSTS is set without `includeSubDomains`: other subdomains may not have certificates.
 * `Permissions-Policy` turns off features that the site never uses.
 *
 * @param noindex whether search engines are asked not to list anything, pictures and feeds included.
 */
export function hostPolicy(redirects: readonly Redirect[], noindex = false): HostPolicy {
  const everywhere = {
    'Content-Security-Policy': headerPolicy,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': `public, max-age=${pageMaxAge}, must-revalidate`,
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
  };
  const forAll = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  // XML can contain scripts, which a browser would run if it opened such a file.
  const asFile = { 'Content-Security-Policy': filePolicy };
  return {
    rules: [
      { address: '/*', headers: everywhere },
      {
        address: '/assets/*',
        headers: { ...asFile, 'Cache-Control': immutable },
      },
      ...shared.map((address) => ({ address, headers: forAll })),
      ...feeds.map((address) => ({
        address,
        headers: { ...asFile, ...forAll, 'Access-Control-Allow-Origin': '*' },
      })),
      ...sitemaps.map((address) => ({ address, headers: asFile })),
    ],
    redirects,
  };
}

/** The headers of the response at a path. A missing file gets those of `/404.html`. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter(({ address }) => covers(address, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

export function covers(address: string, path: string): boolean {
  return address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : address === path;
}
