import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { normalizeRoutes } from '@vercel/routing-utils';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { formerPath } from '../content/parts.ts';
import { redirect } from '../content/redirect.ts';
import { filePolicy, headerPolicy } from '../render/policy.ts';
import { cloudflareProblems, headersFile, readHeadersFile } from './headers-file.ts';
import { covers, type Headers, headersAt, hostPolicy } from './host-policy.ts';
import { nginx } from './nginx.ts';
import { destination, readRedirectsFile, redirectsFile } from './redirects-file.ts';
import { vercel } from './vercel.ts';

const policy = hostPolicy([{ from: '/our-work', to: '/work' }]);
const { rules, redirects } = policy;
const addresses = [
  '/',
  '/work',
  '/404.html',
  '/assets/a-1.js',
  '/assets/share-a-1.png',
  '/feed.xml',
  '/sitemap.xml',
];

test('pages are revalidated after a minute, and assets never', () => {
  expect(headersAt(rules, '/work')['Cache-Control']).toBe('public, max-age=60, must-revalidate');
  expect(headersAt(rules, '/assets/a-1.js')['Cache-Control']).toContain('immutable');
});

test.each([
  ['/work', 'same-origin'],
  ['/assets/navigate-1.js', 'same-origin'],
  ['/assets/share-work-1.png', 'cross-origin'],
  ['/assets/icon-1.svg', 'cross-origin'],
  ['/feed.xml', 'cross-origin'],
])('the Cross-Origin-Resource-Policy of %s is %s', (path, whom) => {
  expect(headersAt(rules, path)['Cross-Origin-Resource-Policy']).toBe(whom);
});

test.each([
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/sitemap-2.xml',
  '/assets/pier-1.svg',
])('%s runs no script when opened on its own', (path) => {
  expect(headersAt(rules, path)['Content-Security-Policy']).toBe(filePolicy);
});

/** MDN's HTTP Observatory gives each of them full marks, together 150. */
const safe: [name: string, value: string | RegExp][] = [
  ['Content-Security-Policy', headerPolicy],
  ['Strict-Transport-Security', /^max-age=(1[6-9]|[2-9]\d)\d{6,}$/],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

test('a page has every header that protects its visitors, and none that lets others read it', () => {
  const headers = headersAt(rules, '/work');
  for (const [name, value] of safe) expect(headers[name], name).toMatch(value);
  expect(Object.keys(headers).join()).not.toMatch(/cookie|access-control/i);
});

test('the policy in the header forbids frames and has no hash of a build', () => {
  expect(headerPolicy).toContain("frame-ancestors 'none'");
  expect(headerPolicy).not.toMatch(/sha256|unsafe|https?:/);
});

test('a copy that is not to be listed says so with every file, on every host', () => {
  const copy = hostPolicy([], true);
  for (const path of addresses) {
    expect(headersAt(copy.rules, path)['X-Robots-Tag']).toBe('noindex');
    expect(headersAt(rules, path)['X-Robots-Tag']).toBeUndefined();
  }
});

/** Combines rules as Cloudflare does: values are joined unless detached first. */
function atCloudflare(text: string, path: string): Headers {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of text.trim().split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) matches = covers(line, path);
    else if (matches && line.startsWith('  ! ')) delete headers[line.slice(4)];
    else if (matches) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

test.each(addresses)('%s has the same headers on Netlify and on Cloudflare', (path) => {
  const text = headersFile(rules);
  expect(atCloudflare(text, path)).toEqual(headersAt(rules, path));
  expect(headersAt(readHeadersFile(text), path)).toEqual(headersAt(rules, path));
});

test('a site over the limits of Cloudflare is warned about, and no other', () => {
  const long = headersFile([{ address: '/*', headers: { A: 'a'.repeat(2000) } }]);
  const many = Array.from({ length: 101 }, (_, at) => ({ address: `/${at}`, headers: { A: 'a' } }));
  const moved = Array.from({ length: 1001 }, (_, at) => ({ from: `/${at}`, to: '/' }));
  const far = redirectsFile([{ from: `/${'a'.repeat(1000)}`, to: '/' }]);
  expect(cloudflareProblems(headersFile(rules), redirectsFile(redirects))).toEqual([]);
  expect(cloudflareProblems(long, far)).toMatchObject([
    { file: '_headers', line: 2 },
    { file: '_redirects', line: 1 },
  ]);
  const [rulesOver, movesOver] = cloudflareProblems(headersFile(many), redirectsFile(moved));
  expect(rulesOver?.message).toContain('101 rules');
  expect(movesOver?.message).toContain('2002 rules');
});

test('former addresses with a trailing slash redirect too', () => {
  expect(readRedirectsFile(redirectsFile(redirects))).toEqual([
    { from: '/our-work', to: '/work' },
    { from: '/our-work/', to: '/work' },
  ]);
});

test('every nginx location sends all headers, on errors too', () => {
  const locations = nginx(policy)
    .split(/^location /m)
    .slice(1);
  expect(locations.length).toBeGreaterThan(rules.length);
  for (const location of locations) {
    for (const name of Object.keys(headersAt(rules, '/'))) {
      expect(location).toMatch(new RegExp(`add_header ${name} ".*" always;`));
    }
  }
});

/** A file, for code that reads only from the disk. */
function fileOf(content: string): string {
  const folder = temporaryFolder(onTestFinished);
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return file;
}

test('Netlify’s own code reads every rule and redirect', async () => {
  const headersFiles = [fileOf(headersFile(rules))];
  const read = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
  expect(read.errors).toEqual([]);
  expect(read.headers).toEqual(
    rules.map(({ address, headers }) => ({ for: address, values: headers })),
  );
  const redirectsFiles = [fileOf(redirectsFile(redirects))];
  const moved = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  expect(moved.errors).toEqual([]);
  expect(moved.redirects).toMatchObject([
    { from: '/our-work', to: '/work', status: 301 },
    { from: '/our-work/', to: '/work', status: 301 },
  ]);
});

type VercelRoute = {
  src?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
};

/** The routes that a path matches at Vercel before its files are looked for. */
function atVercel(path: string): VercelRoute[] {
  const { routes }: { routes: VercelRoute[] } = JSON.parse(vercel(policy));
  const last = routes.findIndex((route) => 'handle' in route);
  return routes.slice(0, last).filter(({ src = '' }) => new RegExp(src).test(path));
}

test('Vercel’s own code accepts the routes', () => {
  const { routes } = JSON.parse(vercel(policy));
  expect(normalizeRoutes(routes).error).toBeNull();
});

test.each(addresses)('%s has the same headers on Vercel', (path) => {
  const headers = Object.assign({}, ...atVercel(path).map(({ headers }) => headers));
  expect(headers).toEqual(headersAt(rules, path));
});

test.each([
  ['/our-work', '/work', 301],
  ['/our-work/', '/work', 301],
  ['/work/', '/$1', 308],
])('%s redirects on Vercel', (path, to, status) => {
  expect(atVercel(path)[0]).toMatchObject({ status, headers: { Location: to } });
});

test('no address on Vercel leads to another site', () => {
  for (const path of ['//elsewhere.example/', '///elsewhere.example/']) {
    expect(atVercel(path).filter(({ status }) => status)).toEqual([]);
  }
});

/** Characters with a special meaning on some host, tried in every position. */
const wild = [...'{}()[]<>$%*+:;,|^~!@\'`"\\ \t\n\r\0é'];

test.each(wild)('neither a former address nor its target can contain %j', (character) => {
  const fits = (to: string) => redirect.safeParse({ from: '/old', to }).success;
  for (const to of ['/work', '/work?category=video', '/work?a=b&c=d.e#place', '/']) {
    expect(fits(to), to).toBe(true);
    for (let at = 0; at <= to.length; at++) {
      expect(fits(to.slice(0, at) + character + to.slice(at)), `${to} at ${at}`).toBe(false);
    }
  }
  for (const from of [`/old${character}`, `/${character}old`, `${character}/old`]) {
    expect(formerPath.safeParse(from).success, from).toBe(false);
  }
});

test.each([
  ['/work', '?a=b', '/work?a=b'],
  ['/work#place', '?a=b', '/work?a=b#place'],
  ['/work?category=video', '?a=b', '/work?category=video'],
  ['/work', '', '/work'],
])('a redirect to %s with the query "%s" goes to %s', (to, query, place) => {
  expect(destination(to, query)).toBe(place);
});
