import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OpenFile, Refused } from '../../studio/desk/desk-messages.ts';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { livePlace } from '../live/live-place.ts';
import { type DeskPlace, deskPlace } from './desk-place.ts';

let place: DeskPlace;
beforeAll(async () => {
  place = await deskPlace();
});
afterAll(() => place.close());

const draft = 'atabofthistest01';
const about = 'content/pages/about.md';
const opened = async (path: string) => (await place.call('open', { path })) as OpenFile;
const onDisk = (path: string) => readFileSync(place.file(path), 'utf8');

type Asked = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** A request as no browser would send it, or as one sends it for another site. */
function ask({ method = 'POST', path = '/desk/api/open', headers = {}, body }: Asked) {
  const url = new URL(place.address('/'));
  const { host } = url;
  const own = { Host: host, 'Content-Type': 'application/json', 'Desk-Token': place.token };
  const all = { ...own, ...headers };
  const options = { host: url.hostname, port: url.port, path, method, headers: all };
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const sent = request(options, async (response) => {
        const chunks = await response.toArray();
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
      });
      sent.on('error', reject);
      sent.end(body ?? (method === 'POST' ? JSON.stringify({ path: about }) : undefined));
    },
  );
}

const attacks: Record<string, [asked: Asked, status: number]> = {
  'a page without the token': [{ headers: { 'Desk-Token': '' } }, 403],
  'a page with the token of another run': [{ headers: { 'Desk-Token': 'x'.repeat(43) } }, 403],
  'a page of another site': [{ headers: { Origin: 'https://evil.example' } }, 403],
  'a page without an origin': [{ headers: { Origin: 'null' } }, 403],
  'another site, by its own word': [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
  'another port of this machine': [{ headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
  'a name that was pointed here': [{ headers: { Host: 'evil.example' } }, 403],
  'a name that ends like ours': [{ headers: { Host: 'localhost.evil.example' } }, 403],
  'a form': [{ headers: { 'Content-Type': 'text/plain' } }, 415],
  'something that is no JSON': [{ body: '{' }, 415],
  'something that is no object': [{ body: '"x"' }, 415],
  'an endless text': [{ body: JSON.stringify({ path: 'x'.repeat(5_000_000) }) }, 413],
  GET: [{ method: 'GET' }, 405],
  'a page that frames the desk from elsewhere': [
    { method: 'GET', path: '/desk', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    403,
  ],
  'another site that asks for a preview': [
    { method: 'GET', path: `/?desk=${draft}`, headers: { 'Sec-Fetch-Site': 'cross-site' } },
    403,
  ],
  'a file outside of the bundle': [{ method: 'GET', path: '/desk/../live.js' }, 404],
  'an escaped file outside of the bundle': [{ method: 'GET', path: '/desk/%2e%2e%2flive.js' }, 404],
};

test.each(Object.entries(attacks))('the desk refuses %s', async (_, [asked, status]) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('title:');
});

test('the desk answers its own page, and only there may a page be framed', async () => {
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: place.address('').replace(/\/$/, '') };
  expect((await ask({ headers: own })).text).toContain('"ok":true');
  const page = await ask({ method: 'GET', path: '/desk' });
  expect(page.text).toContain(place.token);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['cache-control']).toBe('no-store');
  const { text } = await opened(about);
  await place.call('check', { path: about, text, draft });
  const policy = async (path: string) =>
    String((await ask({ method: 'GET', path })).headers['content-security-policy']);
  expect(await policy(`/about?desk=${draft}`)).toContain("frame-ancestors 'self'");
  expect(await policy('/about')).toContain("frame-ancestors 'none'");
});

// All spellings are in `content-folder.test.ts`.
const paths = ['../package.json', 'content/insights/%2e%2e%2fx.md', 'content/.env', ''];
const isRefused = { type: 'refused' };
const isDone = { type: 'done' };
const stays = { alias: false, mend: false };

test.each(paths)('%j is neither opened, saved, checked, renamed nor deleted', async (path) => {
  const answers = await Promise.all([
    place.call('open', { path }),
    place.call('save', { path, text: 'x', digest: null }),
    place.call('check', { path, text: 'x', draft }),
    place.call('rename', { path, digest: '', name: 'x', ...stays }),
    place.call('delete', { path, digest: null }),
    place.call('keep', { path, text: 'x' }),
    place.call('history', { path }),
    place.call('restore', { path }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject(isRefused);
});

test('a page that gets another name takes its earlier versions along', async () => {
  const [path, next] = ['content/projects/calm-dog.md', 'content/projects/calmer-dog.md'];
  const { text, digest } = await opened(path);
  await place.call('keep', { path, text: `${text}Words.\n` });
  const rename = { digest: digest ?? '', alias: false, mend: true };
  const done = await place.call('rename', { path, name: 'calmer-dog', ...rename });
  expect(done).toMatchObject({ type: 'done', path: next });
  const { versions } = await place.call('history', { path: next });
  expect(versions.map((one) => one.text)).toEqual([`${text}Words.\n`]);
  const back = await place.call('rename', { path: next, name: 'calm-dog', ...rename });
  expect(back).toMatchObject({ type: 'done', path });
});

test('a new name leads to no other folder', async () => {
  const path = 'content/projects/calm-dog.md';
  const { digest } = await opened(path);
  for (const name of ['../../../evil', '/etc/evil', '..\\evil', '%2e%2e%2fevil', '\0']) {
    const done = await place.call('rename', { path, digest: digest ?? '', name, ...stays });
    if (done.type !== 'done') continue;
    expect(done.path).toMatch(/^content\/projects\/[a-z0-9-]+\.md$/);
    const back = { path: done.path, digest: done.digest ?? '', name: 'calm-dog', ...stays };
    expect(await place.call('rename', back)).toMatchObject(isDone);
  }
  expect((await opened(path)).digest).toBe(digest);
});

const pictures = ['..%2fpages%2fabout.md', '../pages/about.md', '%2e%2e/about.md', 'x%00.jpg', 'x'];

test.each(pictures)('no picture is made of %s', async (name) => {
  const answer = await ask({ method: 'GET', path: `/desk/media/${name}` });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.text).not.toContain('title:');
});

test('only a call that is known is made', async () => {
  for (const name of ['constructor', '__proto__', 'toString', '', 'open/../save', 'nothing']) {
    const answer = await ask({ path: `/desk/api/${name}` });
    expect(answer.text).not.toContain('"ok":true');
  }
});

const location = 'content/locations/marketing-in-leeds.md';
const menus = 'content/navigation.json';
const footer = '"footer": [\n    {\n      "title": "Navigation",\n      "items": [';

/** A page that nothing leads to, and menus that lead to a page that is not there. */
async function halves() {
  const london = (await opened('content/locations/marketing-london.md')).text;
  const text = london
    .replace(/^(name|place): .*$/gm, '$1: "Leeds"')
    .replace(/^title: .*$/m, 'title: "Leeds likes to be asked"')
    .replace(/^metaTitle: .*$/m, 'metaTitle: "Marketing for Leeds firms | Pierlight"')
    .replace(/^description: "Marketing for London/m, 'description: "Marketing for Leeds');
  const { text: before, digest } = await opened(menus);
  const item = '{ "name": "Leeds", "href": "/marketing-in-leeds" },';
  const after = before.replace(footer, `${footer}\n        ${item}`);
  expect(after).not.toBe(before);
  const navigation = { path: menus, text: after, digest };
  return { page: { path: location, text, digest: null }, navigation };
}

async function listedProblems() {
  const { groups } = await place.call('files', {});
  const wrong = groups.flatMap(({ files }) => files.filter(({ problems }) => problems > 0));
  return Object.fromEntries(wrong.map(({ path, problems }) => [path, problems]));
}

test('a page and the link to it are saved one after the other, and told until both are there', async () => {
  const { page, navigation } = await halves();
  expect(await place.call('save', page)).toMatchObject({ type: 'done', files: [location] });
  expect(await listedProblems()).toEqual({ [location]: 1 });
  const check = { path: menus, text: navigation.text, draft };
  expect(await place.call('check', check)).toMatchObject({ problems: [] });
  expect(await (await fetch(place.address(`/about?desk=${draft}`))).text()).toContain(
    'href="/marketing-in-leeds"',
  );
  const done = await place.call('save', navigation);
  expect(done).toMatchObject({ type: 'done', files: [menus], path: menus });
  expect(await listedProblems()).toEqual({});
  // A save that is sent twice says so again.
  const { digest } = await opened(menus);
  expect(await place.call('save', navigation)).toMatchObject({ type: 'done', digest });
});

test('what is typed is in the preview and on no page', async () => {
  const { text } = await opened(about);
  const typed = text.replace(/^title: .*$/m, 'title: Words of an open tab');
  const checked = await place.call('check', { path: about, text: typed, draft });
  expect(checked).toMatchObject({ address: '/about', problems: [] });
  const page = async (path: string) => (await fetch(place.address(path))).text();
  expect(await page(`/about?desk=${draft}`)).toContain('Words of an open tab');
  expect(await page('/about')).not.toContain('Words of an open tab');
  expect(onDisk(about)).toBe(text);
});

test('what would stop the build is saved and listed, and the live page stays as it was', async () => {
  const path = 'content/insights/unfinished.md';
  const made = (await place.call('make', { what: 'article', title: 'Unfinished' })) as OpenFile;
  expect(made).toMatchObject({ path, digest: null, values: { title: 'Unfinished', draft: true } });
  expect(readdirSync(place.file('content/insights'))).not.toContain('unfinished.md');
  const live = made.text.replace('draft: true\n', '');
  const saved = await place.call('save', { path, text: live, digest: null });
  expect(saved).toMatchObject({ type: 'done', files: [path] });
  expect(onDisk(path)).toBe(live);
  expect((await listedProblems())[path]).toBeGreaterThan(3);
  const status = async (at: string) => (await fetch(place.address(at))).status;
  expect([await status('/about'), await status('/insights/unfinished')]).toEqual([200, 404]);
  const { digest } = await opened(path);
  expect(await place.call('delete', { path, digest })).toMatchObject(isDone);
  expect(await listedProblems()).toEqual({});
});

test('a page that is renamed leads on from its former address, and links to it are mended', async () => {
  const path = 'content/projects/calm-dog.md';
  const { digest } = await opened(path);
  const { links } = await place.call('links', { path });
  expect(links.length).toBeGreaterThan(1);
  const ask = { path, digest: digest ?? '', name: 'Calmer dog', alias: true, mend: true };
  const done = await place.call('rename', ask);
  if (done.type !== 'done') throw new Error(JSON.stringify(done));
  expect(done.path).toBe('content/projects/calmer-dog.md');
  expect(onDisk(done.path)).toContain('/projects/calm-dog');
  for (const { file } of links) {
    expect(onDisk(file)).not.toMatch(/\/projects\/calm-dog(?![\w-])/);
    expect(onDisk(file)).toContain('/projects/calmer-dog');
  }
  const { links: left } = await place.call('links', { path: done.path });
  expect(left.length).toBe(links.length);
});

test('a page that others lead to is deleted with somewhere to go, and is put back with its address', async () => {
  const path = 'content/insights/content-calendars-that-actually-work.md';
  const { digest } = await opened(path);
  const [text, redirects] = [onDisk(path), onDisk('content/redirects.json')];
  const done = await place.call('delete', { path, digest, redirect: '/insights', mend: true });
  expect(done).toMatchObject({ type: 'done', digest: null });
  const name = 'content-calendars-that-actually-work';
  expect(onDisk('content/redirects.json')).toContain(`/insights/${name}`);
  expect(existsSync(place.file(path))).toBe(false);
  expect(await listedProblems()).toEqual({});
  const bin = async () =>
    (await place.call('files', {})).deleted.filter((file) => file.path === path);
  expect(await bin()).toMatchObject([{ title: expect.stringContaining('Content Calendars') }]);
  expect(await place.call('restore', { path })).toMatchObject({ type: 'done', path, digest });
  expect([onDisk(path), onDisk('content/redirects.json')]).toEqual([text, redirects]);
  expect(await bin()).toEqual([]);
  expect(await listedProblems()).toEqual({});
  expect(await place.call('restore', { path })).toMatchObject(isRefused);
});

test('what led to a deleted page leads there again when it is put back, and what was edited since stays', async () => {
  const path = 'content/projects/calmer-dog.md';
  const { links } = await place.call('links', { path });
  const files = [...new Set(links.map(({ file }) => file))];
  const before = new Map(files.map((file) => [file, onDisk(file)]));
  const texts = () => new Map(files.map((file) => [file, onDisk(file)]));
  const { digest } = await opened(path);
  await place.call('delete', { path, digest, redirect: '/insights', mend: true });
  const [edited = '', led = ''] = files.filter((file) => file.endsWith('.md'));
  place.edit(edited, (text) => `${text}\nWords of a later day.\n`);
  place.edit(led, (text) => text.replaceAll(/(?<=[ (])\/insights(?=\)|$)/gm, '/about'));
  const ledElsewhere = onDisk(led);
  await place.call('restore', { path, links: true });
  expect(texts()).toEqual(
    before.set(edited, `${before.get(edited)}\nWords of a later day.\n`).set(led, ledElsewhere),
  );
});

const photograph = async (width: number, seed?: number) =>
  (await drawPhotograph({ width, height: 1200, ...(seed && { seed }) })).jpeg().toBuffer();
const noPhotograph = new TextEncoder().encode('no photograph');

test('a photograph arrives, is listed and shown small; what is none is refused', async () => {
  expect(await place.upload('kiln-yard.jpg', await photograph(1600))).toMatchObject({
    type: 'uploaded',
    media: { name: 'kiln-yard.jpg', kind: 'photograph', width: 1600, height: 1200 },
  });
  const small = await fetch(place.address('/desk/media/kiln-yard.jpg'));
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const whole = await fetch(place.address('/desk/media/kiln-yard.jpg?whole&1'));
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(await photograph(1600));
  const refusals: [name: string, says: RegExp][] = [
    ['kiln-yard.jpg', /exists already/],
    ['fake.jpg', /^fake\.jpg /],
    ['Kiln Yard 2.jpg', /Rename it to/],
    ['../pages/evil.md', /has a name that does not work/],
    ['page.html', /is of a kind that pages cannot show/],
  ];
  for (const [name, says] of refusals) {
    const refused = (await place.upload(name, noPhotograph)) as Refused;
    expect(refused.message).toMatch(says);
  }
  expect(readdirSync(place.file('content/media'))).toEqual(['kiln-yard.jpg']);
});

test('a file is replaced by another of its name, and deleted only where nothing uses it', async () => {
  const reels = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  const text = readFileSync(place.file(reels), 'utf8');
  writeFileSync(place.file(reels), `${text}\n![A kiln](kiln-yard.jpg)\n`);
  const used = (await place.call('discard', { name: 'kiln-yard.jpg' })) as unknown as Refused;
  expect(used.message).toMatch(
    /^kiln-yard\.jpg is used in “Instagram Reels That Convert.*Take it out there first/,
  );
  const replaced = await place.upload('kiln-yard.jpg', await photograph(1700, 2), true);
  expect(replaced).toMatchObject({
    media: { width: 1700, uses: [{ file: reels, alt: 'A kiln' }] },
  });
  const [{ earlier: [at] = [] } = {}] = (await place.call('lists', {})).media;
  const before = await fetch(place.address(`/desk/media/kiln-yard.jpg?at=${at}`));
  expect(Buffer.from(await before.arrayBuffer())).toEqual(await photograph(1600));
  expect((await fetch(place.address('/desk/media/kiln-yard.jpg?at=1'))).status).toBe(404);
  const path = 'content/media/kiln-yard.jpg';
  expect(await place.call('restore', { path, at })).toMatchObject({ type: 'done', path });
  expect(readFileSync(place.file(path))).toEqual(await photograph(1600));
  writeFileSync(place.file(reels), text);
  expect(await place.call('discard', { name: 'kiln-yard.jpg' })).toEqual({ type: 'discarded' });
  expect(readdirSync(place.file('content/media'))).toEqual([]);
  const gone = (await place.upload('kiln-yard.jpg', noPhotograph, true)) as Refused;
  expect(gone.message).toMatch(/is not there any more/);
  expect(readdirSync(place.file(`.history/${path}`))).toHaveLength(3);
  expect(await place.call('restore', { path })).toMatchObject({ type: 'done', path });
  expect(readdirSync(place.file('content/media'))).toEqual(['kiln-yard.jpg']);
});

test('a picture that is there already is used in place of a copy, and what it shows is asked where it is shown', async () => {
  const listed = async () => (await place.call('lists', {})).media;
  const bytes = readFileSync(place.file('content/media/kiln-yard.jpg'));
  expect(await place.upload('kiln-yard-2.jpg', bytes)).toMatchObject({
    media: { name: 'kiln-yard.jpg' },
  });
  expect(readdirSync(place.file('content/media'))).toEqual(['kiln-yard.jpg']);
  const reels = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  const text = readFileSync(place.file(reels), 'utf8');
  writeFileSync(place.file(reels), `${text}\n![](kiln-yard.jpg)\n`);
  const line = text.split('\n').length + 1;
  expect((await listed())[0]).toMatchObject({ uses: [{ file: reels, line, alt: '' }] });
  writeFileSync(place.file(reels), `${text}\n![A kiln](kiln-yard.jpg)\n`);
  expect((await listed())[0]).toMatchObject({ uses: [{ file: reels, line, alt: 'A kiln' }] });
  const settings = 'content/site.json';
  const before = readFileSync(place.file(settings), 'utf8');
  const photo = '"photograph": { "photo": "kiln-yard.jpg", "alt": "Nell" },';
  writeFileSync(place.file(settings), before.replace('"bio"', `${photo} "bio"`));
  const field = ['people', 0, 'photograph', 'alt'];
  expect((await listed())[0]?.uses).toContainEqual({ file: settings, field, alt: 'Nell' });
  writeFileSync(place.file(settings), before);
  writeFileSync(place.file(reels), text);
});

test('a picture that is renamed is renamed where it is shown', async () => {
  const reels = 'content/insights/instagram-reels-that-convert-a-breakdown.md';
  const text = readFileSync(place.file(reels), 'utf8');
  writeFileSync(place.file(reels), `${text}\n![A kiln](kiln-yard.jpg)\n`);
  const name = 'the-kiln-at-seaham.jpg';
  const asked = { name: 'kiln-yard.jpg', to: 'The kiln at Seaham' };
  expect(await place.call('renameMedia', asked)).toEqual({ type: 'renamed', name });
  expect(readFileSync(place.file(reels), 'utf8')).toBe(`${text}\n![A kiln](${name})\n`);
  await place.call('renameMedia', { name, to: 'kiln-yard' });
  writeFileSync(place.file(reels), text);
  expect(readdirSync(place.file('content/media'))).toEqual(['kiln-yard.jpg']);
});

/** An upload whose bytes have not all been sent yet. */
function uploading(bytes: number) {
  const url = new URL(place.address('/desk/api/upload?name=launch-day.mp4'));
  const headers = { 'Desk-Token': place.token, 'Content-Length': bytes };
  return request(url, { method: 'PUT', headers });
}

test('an upload that breaks off leaves nothing, and one that is too large is refused', async () => {
  const folder = place.file('content/media');
  const media = () => (existsSync(folder) ? readdirSync(folder) : []);
  const before = media();
  const broken = uploading(1_000_000);
  const isBroken = new Promise((resolve) => broken.once('error', resolve));
  broken.write(Buffer.alloc(200_000));
  await expect.poll(() => media().length).toBe(before.length + 1);
  broken.destroy(new Error('The cable was pulled.'));
  await isBroken;
  await expect.poll(media).toEqual(before);

  const large = uploading(600_000_000);
  const isRefusal = new Promise<number | undefined>((resolve) => {
    large.once('response', ({ statusCode }) => resolve(statusCode));
  });
  large.on('error', () => {});
  large.flushHeaders();
  expect(await isRefusal).toBe(413);
  large.destroy();
});

test('a file is old or new, even if the server is killed while it saves', async () => {
  const { text } = await opened(about);
  const long = (count: number) => `${text}\n${`Words of save ${count}. `.repeat(20_000)}\n`;
  const written = new Set([text]);
  for (let count = 0; count < 4; count++) {
    const { digest } = await opened(about);
    written.add(long(count));
    const saving = place.call('save', { path: about, text: long(count), digest });
    await setTimeout(count * 25);
    const pid = place.live.pid();
    if (pid) process.kill(pid, 'SIGKILL');
    // It is asked again of the process that takes over.
    expect(await saving).toMatchObject(isDone);
    expect(written.has(onDisk(about))).toBe(true);
  }
  const files = readdirSync(place.file('content/pages'));
  expect(files.filter((name) => name.endsWith('.md'))).toContain('about.md');
});

test('the desk’s code comes compressed, and a browser keeps it until it changes', async () => {
  const page = await (await fetch(place.address('/desk'))).text();
  const addresses = [...page.matchAll(/"(\/desk\/desk\.(?:js|css)\?[^"]+)"/g)];
  expect(addresses).toHaveLength(2);
  for (const [, address = ''] of addresses) {
    const { headers } = await fetch(place.address(address));
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
  }
  const unnamed = await fetch(place.address('/desk/desk.js?another'));
  expect(unnamed.headers.get('cache-control')).toBe('no-store');
  // The editor is loaded by itself.
  expect((await unnamed.arrayBuffer()).byteLength).toBeLessThan(450_000);
});

test('where the bundle has been deleted, what needs it fails and pages go on', async () => {
  const own = await livePlace(true);
  onTestFinished(() => own.close());
  const status = async (path: string) => (await fetch(own.address(path))).status;
  expect(await status('/_live/page.js')).toBe(200);
  mkdirSync(own.file('content/media'), { recursive: true });
  writeFileSync(own.file('content/media/kiln-yard.jpg'), await photograph(1600));
  rmSync(own.file('.cache/bundle'), { recursive: true });
  expect(await status('/_live/page.js')).toBe(500);
  expect(await status('/desk/desk.js')).toBe(404);
  expect(await status('/desk/media/kiln-yard.jpg')).toBe(500);
  expect(await status('/')).toBe(200);
});
