import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of one page, for its <meta> tag: nothing runs or loads but what the
 * site itself serves. `frame-ancestors` is left to headers, where alone browsers heed it.
 *
 * @param backend the origin that forms send to.
 *
 * Source: W3C Content Security Policy Level 3.
 */
export function policy(style: string, script: string, backend?: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${sha256(script)}'`,
    `style-src 'self' '${sha256(style)}'`,
    `connect-src ${["'self'", backend].filter(Boolean).join(' ')}`,
    ...always,
  ].join('; ');
}

const always = [
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Named where pages are parsed, src/browser/navigate.ts.
  'trusted-types page',
];

/**
 * The policy in the header of every page. Browsers heed it beside the page's own, and what either
 * forbids is forbidden. It holds nothing that changes from build to build: nginx and Caddy read
 * their headers when they start, and one that knew another build's script would stop this build's.
 */
export const headerPolicy = [
  ...always,
  "object-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For files that no page's own policy speaks for, such as a drawing that is opened by itself. */
export const filePolicy = [
  "default-src 'none'",
  // Drawings have styles inside.
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
].join('; ');

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
