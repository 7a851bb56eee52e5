import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { contentTypes } from '../../engine/hosts/content-types.ts';
import { headersAt, hostPolicy } from '../../engine/hosts/host-policy.ts';
import { destination } from '../../engine/hosts/redirects-file.ts';
import { routeTable } from '../../site/own-site.ts';
import { site as definition } from '../../site/site.ts';
import { staticServer } from '../../studio/serve/static-server.ts';
import { fixtureRoot, fixtureSite } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import { serverPrograms } from './server-programs.ts';
import { startCaddy, startNginx, type WebServer } from './web-server.ts';

const folder = temporaryFolder();
const site = join(folder, 'site');
const hosts = join(folder, 'hosts');
const redirects = [
  { from: '/our-former-work', to: '/work' },
  { from: '/our-former-films', to: '/work?category=video#main' },
];
const { rules } = hostPolicy(redirects);

/** A film, as a build publishes one, and enough of it to be sent in parts. */
const film = 'assets/media/beam-1b2c3d.mp4';
const filmBytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));

const servers = new Map<string, WebServer>();
const names = ['npm start', 'nginx', 'Caddy'];

beforeAll(async () => {
  const contentRoot = join(folder, 'source');
  cpSync(join(fixtureRoot, 'content'), join(contentRoot, 'content'), { recursive: true });
  writeFileSync(join(contentRoot, 'content/redirects.json'), JSON.stringify(redirects));
  await build(definition, { root, contentRoot, out: site, hosts, date: new Date('2026-11-21') });
  mkdirSync(join(site, 'assets/media'));
  writeFileSync(join(site, film), filmBytes);
  const { close, url } = await staticServer(site);
  const stop = async () => void close();
  servers.set('npm start', { url: url.replace('localhost', '127.0.0.1'), stop });
  servers.set('nginx', await startNginx({ site, hosts, scratch: join(folder, 'nginx') }));
  servers.set('Caddy', await startCaddy({ site, hosts, scratch: join(folder, 'caddy') }));
}, 240_000);

afterAll(async () => {
  for (const { stop } of servers.values()) await stop();
});

type Answer = { status: number; headers: Map<string, string>; body: Buffer };

/** A raw request: redirects are not followed, and the body is not decompressed. */
function ask(server: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(servers.get(server)?.url ?? '');
  return new Promise((resolve, reject) => {
    const answered = async (response: IncomingMessage) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: told(response), body });
    };
    request({ hostname, port, path, headers, agent: false }, answered).once('error', reject).end();
  });
}

/** Keeps duplicate headers visible, since sending one twice is a mistake. */
function told({ rawHeaders }: IncomingMessage): Map<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    const before = headers.get(name);
    headers.set(name, before ? `${before} AND ${rawHeaders[at + 1]}` : (rawHeaders[at + 1] ?? ''));
  }
  return headers;
}

/** The response's headers that our policy sets, and the expected ones. */
const sent = ({ headers }: Answer) =>
  Object.fromEntries(policyNames.map((name) => [name, headers.get(name.toLowerCase())]));
const due = (path: string) => {
  const headers = headersAt(rules, path);
  return Object.fromEntries(policyNames.map((name) => [name, headers[name]]));
};
const policyNames = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];

const pages = routeTable(fixtureSite)
  .map(({ path }) => path)
  .filter((path) => path !== '*');
const files = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
const text = (path: string) => `${path === '/' ? '' : path}/index.html`;
const onDisk = (path: string) => readFileSync(join(site, extname(path) ? path : text(path)));
const plainType = (type = '') => type.toLowerCase().replace(/;\s*charset/, '; charset');

test.each(names)('%s serves every page at its canonical address', async (name) => {
  for (const path of pages) {
    const answer = await ask(name, path);
    expect(answer.status, path).toBe(200);
    expect(sent(answer), path).toEqual(due(path));
    expect(answer.body.equals(onDisk(path)), path).toBe(true);
  }
});

test.each(names)('%s serves every file with the right type and caching headers', async (name) => {
  for (const path of files().filter((path) => !path.endsWith('index.html'))) {
    const answer = await ask(name, path);
    expect(answer.status, path).toBe(200);
    expect(sent(answer), path).toEqual(due(path));
    const type = contentTypes[extname(path).slice(1)];
    expect(plainType(answer.headers.get('content-type')), path).toBe(type);
    expect(answer.body.equals(onDisk(path)), path).toBe(true);
  }
});

const encodings: [string, (body: Buffer) => Buffer][] = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
];
const visits = names.flatMap((name) =>
  ['/', '/work', '/feed.xml', '/no-such-page'].flatMap((path) =>
    encodings.map(([encoding, unpacked]) => ({ name, path, encoding, unpacked })),
  ),
);

test.each(visits)('$name: $path with $encoding', async ({ name, path, encoding, unpacked }) => {
  const answer = await ask(name, path, { 'accept-encoding': encoding });
  const file = path.startsWith('/no-') ? '/404.html' : path;
  const ending = encoding === 'br' ? 'br' : 'gz';
  const beside = `${extname(file) ? file : text(file)}.${ending}`;
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
  expect(answer.body.equals(readFileSync(join(site, beside)))).toBe(true);
  expect(unpacked(answer.body).equals(onDisk(file))).toBe(true);
  expect(sent(answer)).toEqual(due(file));
});

test.each(names)('%s prefers brotli to gzip, and sends Vary for caches', async (name) => {
  const both = await ask(name, '/work', { 'accept-encoding': 'gzip, deflate, br' });
  expect(both.headers.get('content-encoding')).toBe('br');
  const none = await ask(name, '/work');
  expect(none.headers.get('content-encoding')).toBeUndefined();
  expect(none.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
});

test.each(names)('%s answers 304 for a page that is cached, with all headers', async (name) => {
  for (const path of ['/', '/work', '/feed.xml', '/favicon.ico']) {
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const first = await ask(name, path, headers);
      const etag = first.headers.get('etag') ?? '';
      const again = await ask(name, path, { ...headers, 'if-none-match': etag });
      expect(again.status, path).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(sent(again), path).toEqual(due(path));
    }
  }
});

/** Other spellings of files that visitors must not get; some disks ignore case. */
const hidden = [
  ...['/_HEADERS', '/%5fheaders', '/%5Fredirects', '//_headers', '///_redirects', '/_headers/'],
  ...['/./_headers', '/work/../_headers', '/%2e/_headers', '/work/..%2f_headers', '//.built.json'],
  ...['/%2ebuilt.json', '/.BUILT.json'],
];

test.each(
  names.flatMap((name) =>
    [
      ['a missing page', '/no-such-page'],
      ['a missing page below an existing one', '/work/no-such-page'],
      ['a missing asset, without a year of caching', '/assets/gone-ABCDEF.js'],
      ['a missing share image', '/assets/share-gone.png'],
      ['a missing page with a query', '/no-such-page?utm_source=x'],
      ['the build’s manifest', '/.built.json'],
      ['the headers file for other hosts', '/_headers'],
      ['the redirects file for other hosts', '/_redirects'],
      ...hidden.map((path) => [`${path}, another spelling of a hidden file`, path]),
    ].map(([what, path]) => ({ name, what, path: path ?? '' })),
  ),
)('$name answers 404 with our page for $what', async ({ name, path }) => {
  const answer = await ask(name, path);
  expect(answer.status).toBe(404);
  expect(plainType(answer.headers.get('content-type'))).toBe('text/html; charset=utf-8');
  expect(sent(answer)).toEqual(due('/404.html'));
  expect(answer.body.equals(onDisk('/404.html'))).toBe(true);
});

test.each(names)('%s redirects a former address to its page permanently', async (name) => {
  for (const { from, to } of redirects) {
    for (const path of [from, `${from}/`]) {
      const answer = await ask(name, path);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(to);
      expect(sent(answer)).toEqual(due(path));
      const asked = await ask(name, `${path}?from=a-poster`);
      expect(asked.headers.get('location')).toBe(destination(to, '?from=a-poster'));
    }
  }
});

test.each(names)('%s serves /.well-known/security.txt as plain text', async (name) => {
  const answer = await ask(name, '/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each(names)('%s sends a player the part of a film that it asks for', async (name) => {
  const whole = await ask(name, `/${film}`);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  const parts: [range: string, from: number, to: number][] = [
    ['bytes=0-', 0, 199_999],
    ['bytes=150000-', 150_000, 199_999],
    ['bytes=4-1003', 4, 1003],
  ];
  for (const [range, from, to] of parts) {
    // As players ask, which take no compressed film.
    const part = await ask(name, `/${film}`, { range, 'accept-encoding': 'identity;q=1, *;q=0' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/200000`);
    expect(part.body.equals(filmBytes.subarray(from, to + 1))).toBe(true);
    expect(sent(part)).toEqual(due(`/${film}`));
  }
  const beyond = await ask(name, `/${film}`, { range: 'bytes=200000-' });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe('bytes */200000');
});

test('a missing server fails the tests and names the packages to install', () => {
  expect(() => serverPrograms([])).toThrow(/found no nginx, .*no Caddy\. Install .*apt-get/s);
});
