import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { deskPaths, nonceMeta, tokenMeta } from '../desk/desk-messages.ts';
import { htmlDocument } from '../live/start-page.ts';

/**
 * Sends the page's empty shell; its script renders the rest.
 *
 * @param token of the run.
 * @param code versions the bundle's file names for caching.
 */
export function sendDesk(response: ServerResponse, token: string, code: string): void {
  const nonce = randomBytes(16).toString('base64url');
  const head = `<meta name="${tokenMeta}" content="${token}">
<meta name="${nonceMeta}" content="${nonce}">
<title>The desk</title>
<link rel="stylesheet" href="${deskPaths.page}/desk.css?${code}">`;
  const script = `<script type="module" src="${deskPaths.page}/desk.js?${code}"></script>`;
  const headers = { ...htmlHeaders, 'Content-Security-Policy': policy(nonce) };
  response.writeHead(200, headers).end(htmlDocument(head, `<div id="desk"></div>\n${script}`));
}

/**
 * Sets another device's cookie, then opens the desk. A page with a refresh rather than a redirect:
 * after a click in an email, browsers would withhold the cookie from a redirect.
 */
export function sendEntrance(response: ServerResponse, cookie: string): void {
  const head = `<title>The desk</title>\n<meta http-equiv="refresh" content="0;url=${deskPaths.page}">`;
  const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  const headers = { ...htmlHeaders, 'Content-Security-Policy': policy, 'Set-Cookie': cookie };
  const link = `<a href="${deskPaths.page}">Open the desk</a>`;
  response.writeHead(200, headers).end(htmlDocument(head, link));
}

export const ownHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8', ...ownHeaders };

/** The nonce is for CodeMirror's style element. Pasted HTML is only parsed, never shown. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types pasted',
  ].join('; ');
