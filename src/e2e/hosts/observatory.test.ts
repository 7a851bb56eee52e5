import { expect, test } from 'vitest';
import { headersAt, hostPolicy } from '../../engine/hosts/host-policy.ts';
import { policy } from '../../engine/render/policy.ts';
import { type Answer, observatory } from './observatory.ts';

const html = `<meta http-equiv="Content-Security-Policy" content="${policy('a{}', 'run()')}">
<script type="module">run()</script>`;

/** The headers in the host configuration, with names in lower case. */
const headers = Object.fromEntries(
  Object.entries(headersAt(hostPolicy([]).rules, '/work')).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

test('the page’s policy together with the host’s headers scores 150', () => {
  expect(observatory({ headers, html }).marks).toEqual({
    'content-security-policy': 10,
    cookies: 0,
    'cross-origin-resource-sharing': 0,
    'referrer-policy': 5,
    'strict-transport-security': 0,
    'subresource-integrity': 0,
    'x-content-type-options': 0,
    'x-frame-options': 5,
    'cross-origin-opener-policy': 10,
    'cross-origin-embedder-policy': 10,
    'cross-origin-resource-policy': 10,
  });
  expect(observatory({ headers, html }).score).toBe(150);
});

const without = (name: string): Answer => {
  const { [name]: _, ...rest } = headers;
  return { headers: rest, html };
};
const withHeader = (name: string, value: string): Answer => ({
  headers: { ...headers, [name]: value },
  html,
});
/** Weakens both page and header, since a browser enforces both policies. */
const withPolicy = (from: string, to: string): Answer => ({
  ...withHeader(
    'content-security-policy',
    headers['content-security-policy']?.replace(from, to) ?? '',
  ),
  html: html.replace(from, to),
});

const weaker: [weakness: string, answer: Answer, score: number][] = [
  ['no policy in the page', { headers, html: '' }, 80],
  ['no frame-ancestors', without('content-security-policy'), 80],
  ['inline scripts allowed', withPolicy(/'sha256-[^']+'/.exec(html)?.[0] ?? '', 'data:'), 80],
  ['any script allowed', withPolicy("script-src 'self'", 'script-src https:'), 80],
  ['inline styles allowed', withPolicy("style-src 'self'", 'style-src data:'), 140],
  ["a default-src other than 'none'", withPolicy("default-src 'none'", "default-src 'self'"), 145],
  ['forms that may send anywhere', withPolicy("form-action 'none'", 'form-action *'), 145],
  ['pictures over http', withPolicy("img-src 'self'", 'img-src http://x.example'), 130],
  ['no HSTS', without('strict-transport-security'), 80],
  ['HSTS for a day', withHeader('strict-transport-security', 'max-age=86400'), 140],
  ['no nosniff', without('x-content-type-options'), 145],
  ['an unsafe referrer policy', withHeader('referrer-policy', 'unsafe-url'), 140],
  ['no opener policy', without('cross-origin-opener-policy'), 140],
  ['no embedder policy', without('cross-origin-embedder-policy'), 140],
  ['no resource policy', without('cross-origin-resource-policy'), 140],
  ['a cookie', withHeader('set-cookie', 'a=b'), 60],
  ['CORS with credentials', withHeader('access-control-allow-credentials', 'true'), 50],
  [
    'another site’s script',
    { headers, html: `${html}<script src="https://x.example/a.js"></script>` },
    145,
  ],
];

test.each(weaker)('%s lowers the score', (_, answer, score) => {
  expect(observatory(answer).score).toBe(score);
});
