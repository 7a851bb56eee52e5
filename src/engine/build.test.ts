import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reportText } from './build-command.ts';
import { differing } from './tiny-site/folder-contents.ts';
import { noteFile, TinyPlace } from './tiny-site/tiny-place.ts';

const place = new TinyPlace();
afterAll(() => place.delete());

const hosts = join(place.folder, 'hosts');
const first = await place.build({ hosts });
const whole = place.files();
const html = (path: string) => String(whole.get(path));

beforeEach(() => place.reset());

/** The paths that differ after a change and a build, and how many files the build wrote. */
async function changed(change: () => void): Promise<{ paths: string[]; written: number }> {
  await place.build();
  const before = place.files();
  change();
  const { written } = await place.build();
  return { paths: differing(before, place.files()), written };
}

/** A text's own file and what is compressed of it. */
const uncompressed = (paths: readonly string[]) =>
  paths.filter((path) => !/\.(br|gz)$/.test(path) && path !== '.built.json');
/** What lists the content, and names it. */
const listed = ['atom.xml', 'content-id.txt', 'feed.json', 'feed.xml'];

test('pages, feeds, lists and scripts of a site are made from its definition alone', () => {
  expect(first.pages).toBe(5);
  expect(first.warnings).toEqual([]);
  expect(html('index.html')).toContain('Notes of a small');
  expect(html('notes/first/index.html')).toContain('was written in 2026.');
  expect(html('feed.xml')).toContain('<title>Tiny</title>');
  expect(html('sitemap.xml')).toContain('<loc>https://tiny.example/notes/second</loc>');
  expect(html('licences.txt')).toContain('react');
});

test('a site without a typeface has no font, and none is asked for', () => {
  expect([...whole.keys()].filter((path) => /\.woff2?$/.test(path))).toEqual([]);
  expect(html('index.html')).not.toContain('@font-face');
});

test('nothing changed, nothing written', async () => {
  expect(await place.build()).toMatchObject({ written: 0, deleted: 0 });
  expect(differing(whole, place.files())).toEqual([]);
});

test('a word in a note changes its page, the feeds and the name of the content, and no other file', async () => {
  const { paths, written } = await changed(() => place.change('notes/first.md', 'leads', 'goes'));
  expect(uncompressed(paths)).toEqual([...listed, 'notes/first/index.html']);
  expect(written).toBe(paths.length);
});

test('a note’s new title changes its page, its share image, the feeds and what lists it', async () => {
  const { paths } = await changed(() => place.change('notes/first.md', 'A first', 'The first'));
  const [share, ...others] = uncompressed(paths).filter((path) => path.startsWith('assets/share-'));
  expect(share).toMatch(/^assets\/share-notes_first-\w+\.svg$/);
  // The old image stays for one more build.
  expect(others).toEqual([]);
  expect(uncompressed(paths).filter((path) => path !== share)).toEqual([
    ...listed,
    ...['home/index.html', 'index.html', 'notes/first/index.html'],
  ]);
});

test('a new note changes the feeds, the sitemap and what lists it, and no other note', async () => {
  const { paths } = await changed(() => place.put('notes/third.md', noteFile('A third')));
  const pages = uncompressed(paths).filter((path) => !path.startsWith('assets/'));
  expect(pages).toEqual([
    ...[...listed, 'home/index.html', 'index.html', 'notes/third/index.html', 'sitemap.xml'],
  ]);
});

test('mistakes in several files are reported at once, each with its line and the cure', async () => {
  place.change('notes/first.md', 'date:', 'dat:');
  place.change('notes/second.md', '2026-02-06', '2026-02-30');
  place.change('notes/second.md', '## More', '## More\n\n<b>Bold');
  place.put('third.md', noteFile('A third'));
  place.put('redirects.json', '[{ "from": "/diary", "to": "/dairy" }]');
  expect(await place.refusal()).toEqual([
    'content/notes/first.md:1 "date" is missing.',
    'content/notes/first.md:4 "dat" is not a field. Did you mean "date"?',
    'content/notes/second.md:4 "date" is "2026-02-30", which is not a day in the calendar.',
    'content/notes/second.md:10 "<b>" is HTML, which a text cannot hold. Write it as Markdown.',
    'content/redirects.json:1 The link "/dairy" leads to no page.',
    'content/third.md belongs to no page. Notes are .md files in content/notes.',
  ]);
});

test('broken links stop the build with file and line, all at once, and nothing is written', async () => {
  await place.build();
  const before = place.files();
  place.change('notes/first.md', '/notes/second#more', '/notes/secnd');
  place.change('notes/second.md', '/notes/first', '/notes/first#nowhere');
  expect(await place.refusal({ hosts })).toEqual([
    'content/notes/first.md:9 The link "/notes/secnd" leads to no page. Did you mean "/notes/second"?',
    expect.stringMatching(/^content\/notes\/second\.md:10 /),
  ]);
  expect(differing(before, place.files())).toEqual([]);
  const elsewhere = join(place.folder, 'elsewhere');
  await place.refusal({ out: elsewhere });
  expect(existsSync(elsewhere)).toBe(false);
});

test('a former address has a page that leads on, and every host’s file names it', () => {
  expect(html('diary/index.html')).toContain('<meta http-equiv="refresh" content="0;url=/">');
  expect(html('notes/two/index.html')).toContain('content="0;url=/notes/second"');
  expect(html('_redirects')).toMatch(/^\/diary +\/ +301/m);
  const files = ['nginx.conf', 'Caddyfile', 'vercel-config.json'];
  expect(readdirSync(hosts)).toEqual(expect.arrayContaining(files));
  for (const name of files) {
    const text = readFileSync(join(hosts, name), 'utf8');
    expect(text, name).toContain('/diary');
    expect(text, name).toContain('/notes/two');
  }
});

const named: [what: string, page: string, path: RegExp][] = [
  ['a page’s share image', 'notes/first/index.html', /assets\/share-notes_first-\w+\.svg/],
  ['a drawing', 'index.html', /assets\/square-home-\w+\.svg/],
  ['the icon', 'index.html', /assets\/icon-\w+\.svg/],
  ['a widget’s code', 'index.html', /assets\/counter-\w+\.js/],
];

test.each(named)('%s has its hash in its name, which the page names', (_, page, path) => {
  const [found = ''] = path.exec(html(page)) ?? [];
  expect([...whole.keys()]).toContain(found);
});

test('two builds into empty folders have the same bytes', async () => {
  const [out, cache] = [join(place.folder, 'deeper/site'), join(place.folder, 'deeper/cache')];
  await place.build({ out, cache });
  expect(differing(whole, place.files(out))).toEqual([]);
});

test('a copy at another address asks search engines not to list it, and the build says so', async () => {
  const out = join(place.folder, 'staging');
  const report = await place.build({ out, siteUrl: 'https://staging.example' });
  const copy = place.files(out);
  const read = (path: string) => String(copy.get(path));
  const noindex = '<meta name="robots" content="noindex">';
  for (const path of ['index.html', 'notes/first/index.html', '404.html']) {
    expect(read(path).split(noindex), path).toHaveLength(2);
    expect(read(path), path).not.toContain('https://tiny.example');
  }
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  // What may not be crawled is listed all the same, if another site links to it.
  expect(read('robots.txt')).toContain('Allow: /');
  expect(read('sitemap.xml')).toContain('<loc>https://staging.example/notes/first</loc>');
  expect(reportText(report, 'dist')).toContain(
    'Search engines are asked not to list this copy: its address, https://staging.example, is not the one in content/site.json.',
  );
});

test('the site at its own address may be listed, and says nothing of it', () => {
  expect(html('index.html')).not.toContain('noindex');
  expect(html('_headers')).not.toContain('X-Robots-Tag');
  expect(reportText(first, 'dist')).not.toContain('Search engines');
});

test.each([true, false])('a build says that sample content is in place: %s', (hasSamples) => {
  const text = reportText({ ...first, hasSamples }, 'dist');
  expect(text.includes('Sample content')).toBe(hasSamples);
});

test('a build names what is left before the site goes live, by file, and nothing that is done or optional', () => {
  const step = { where: 'content/site.json', how: 'x', isDone: false };
  const steps = [
    { ...step, what: 'Company number' },
    { ...step, what: 'Telephone' },
    { ...step, what: 'People', isDone: true },
    { ...step, what: 'Online booking', isOptional: true },
    { ...step, what: 'Clients', where: 'content/clients.json' },
    { ...step, what: 'Host', isDone: undefined },
  ];
  expect(reportText({ ...first, steps }, 'dist')).toContain(
    'Before you go live: content/site.json (company number, telephone); content/clients.json (clients).',
  );
  expect(reportText({ ...first, steps: [] }, 'dist')).not.toContain('Before you go live');
});
