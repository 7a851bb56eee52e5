import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { deskPaths, nonceMeta, tokenMeta } from '../desk/desk-messages.ts';
import { htmlDocument } from '../live/start-page.ts';
import { codeProblemPaths } from './code-problem-page.ts';

/**
 * Sends the desk's page, which its script fills.
 *
 * @param token of the run.
 * @param code names the bundle, so that a browser may keep its files.
 */
export function sendDesk(response: ServerResponse, token: string, code: string): void {
  const nonce = randomBytes(16).toString('base64url');
  const head = `<meta name="${tokenMeta}" content="${token}">
<meta name="${nonceMeta}" content="${nonce}">
<title>The desk</title>
<link rel="stylesheet" href="${deskPaths.page}/desk.css?${code}">`;
  const script = `<script type="module" src="${deskPaths.page}/desk.js?${code}"></script>`;
  send(response, 200, policy(nonce), head, `<div id="desk"></div>\n${script}`);
}

/** Asks another device for the code. @param isWrong whether it has just said another one. */
export function sendCodeForm(response: ServerResponse, isWrong: boolean): void {
  const says = isWrong ? 'That was another code. ' : '';
  const main = `<main><h1>The desk</h1>
<form method="post" action="${deskPaths.enter}">
<p><label for="code">${says}Write the code that npm start has printed:</label></p>
<p><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus>
<button>Open the desk</button></p>
</form></main>`;
  const plain =
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  send(
    response,
    isWrong ? 403 : 200,
    plain,
    `<title>The desk</title>
<link rel="stylesheet" href="${codeProblemPaths.styles}">`,
    main,
  );
}

function send(
  response: ServerResponse,
  status: number,
  contentPolicy: string,
  head: string,
  body: string,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    ...ownHeaders,
  });
  response.end(htmlDocument(head, body));
}

export const ownHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** CodeMirror adds a style element, which the nonce allows. HTML that is pasted is parsed, and never shown. */
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
