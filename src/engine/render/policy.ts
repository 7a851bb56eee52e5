import { sha256 } from '../kernel/digest.ts';

/**
 * The Content-Security-Policy of one page, for its <meta> tag: only the site's own files run or
 * load. `frame-ancestors` only works in a header, so it isn't here. A page that takes another's
 * place lives under the first one's policy, so every page's allows what any page needs, such as
 * films.
 *
 * Hashes hold what is inlined. Files that are loaded later have no integrity: an import map with
 * their hashes makes Home 715 bytes heavier, which its first round trip has no room for, and they
 * come from where the page itself comes from.
 *
 * Source: W3C Content Security Policy Level 3.
 */
export function policy(
  style: string,
  script: string,
  ...hosts: readonly (string | undefined)[]
): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${sha256(script)}'`,
    `style-src 'self' '${sha256(style)}'`,
    `connect-src ${["'self'", ...hosts].filter(Boolean).join(' ')}`,
    ...common,
  ].join('; ');
}

const common = [
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Created in src/engine/browser/navigate.ts, which parses pages.
  'trusted-types page',
];

/**
 * The policy in every page's header. Browsers enforce it together with the page's own, and block
 * what either forbids. It contains nothing that changes between builds: nginx and Caddy read their
 * configuration at start, so a script's hash from an older build would block this build's script.
 */
export const headerPolicy = [
  ...common,
  "object-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For files that have no policy of their own, such as an SVG opened directly. */
export const filePolicy = [
  "default-src 'none'",
  // SVG files have inline styles.
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');
