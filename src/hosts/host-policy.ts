import type { Redirect } from '../content/redirect.ts';
import { filePolicy, headerPolicy } from '../render/policy.ts';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Headers for one address, or with a `*` at its end for all that begin so. */
export type HeaderRule = { readonly address: string; readonly headers: Headers };

/** What every host is told, each in its own language. */
export type HostPolicy = {
  /** From the general to the particular: what a later rule says of a header holds. */
  readonly rules: readonly HeaderRule[];
  /** Permanent ones, between addresses of the site. */
  readonly redirects: readonly Redirect[];
};

/**
 * How long a browser shows a page without asking again, in seconds: between pointing at a link,
 * which fetches the page, and following it, but not so long that anybody waits for a correction.
 */
const fresh = 60;

/** Names under `assets/` change with their content. One year, the most that caches heed. */
const forEver = 'public, max-age=31536000, immutable';

/** Other sites show our share pictures and icons, and read our feeds; nothing else is theirs. */
const shared = ['/assets/share-*', '/assets/icon-*', '/favicon.ico'];
const feeds = ['/feed.xml', '/atom.xml', '/feed.json'];
/** The list of pages, and its parts where it has any. */
const sitemaps = ['/sitemap.xml', '/sitemap-*'];

/** Features that every browser with this header knows: one that it does not know, it logs. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];

/**
 * What a site asks of its host. None of it changes with the build but the redirects.
 *
 * HSTS speaks for this name alone: whoever puts the site up need not have certificates for all
 * names below it. `Permissions-Policy` gives up what pages could ask visitors for and never do.
 */
export function hostPolicy(redirects: readonly Redirect[]): HostPolicy {
  const everywhere = {
    'Content-Security-Policy': headerPolicy,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': `public, max-age=${fresh}, must-revalidate`,
  };
  const forAll = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  // XML may hold scripts, and a browser that opens such a file would run them.
  const asFile = { 'Content-Security-Policy': filePolicy };
  return {
    rules: [
      { address: '/*', headers: everywhere },
      {
        address: '/assets/*',
        headers: { ...asFile, 'Cache-Control': forEver },
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

/** The headers of the answer at an address. What is not there is answered like `/404.html`. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter(({ address }) => covers(address, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** Whether an address, perhaps with a `*` at its end, takes in another. */
export function covers(address: string, path: string): boolean {
  return address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : address === path;
}
