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
    `style-src 'self' '${sha256(style)}'`,
    ...common(script, backend),
  ].join('; ');
}

/**
 * What is the same for every page, for the header. Browsers heed it beside the page's own, which
 * adds the rest. The styles of all pages would be longer than hosts allow a header to be, and take
 * more of the first round trip than the pages can spare.
 */
export function headerPolicy(script: string, backend?: string): string {
  const rest = ["object-src 'none'", "frame-src 'none'", "worker-src 'none'"];
  return [...common(script, backend), ...rest, "frame-ancestors 'none'"].join('; ');
}

function common(script: string, backend?: string): string[] {
  return [
    `script-src 'self' '${sha256(script)}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", backend].filter(Boolean).join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Named where pages are parsed, src/browser/navigate.ts.
    'trusted-types page',
  ];
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
