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
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", backend].filter(Boolean).join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Named where pages are parsed, src/browser/navigate.ts.
    'trusted-types page',
  ].join('; ');
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
