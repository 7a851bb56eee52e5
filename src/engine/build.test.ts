import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { htmlRules } from '../e2e/units/html-rules.ts';
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
const feeds = ['atom.xml', 'feed.json', 'feed.xml'];

test('pages, feeds, lists and scripts of a site are made from its definition alone', () => {
  expect(first.pages).toBe(5);
  expect(first.warnings).toEqual([]);
  expect(html('index.html')).toContain('Notes of a small');
  expect(html('notes/first/index.html')).toContain('was written in 2026.');
  expect(html('feed.xml')).toContain('<title>Tiny</title>');
  expect(html('sitemap.xml')).toContain('<loc>https://tiny.example/notes/second</loc>');
  expect(html('licences.txt')).toContain('react');
});

test('every page of a small site is valid HTML', async () => {
  const pages = [...whole].filter(([path]) => path.endsWith('.html') && !isRedirect(path));
  expect(pages).toHaveLength(5);
  for (const [path, page] of pages) {
    const { results } = await new HtmlValidate(htmlRules).validateString(String(page), path);
    const errors = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(errors, path).toEqual([]);
  }
});

const isRedirect = (path: string) => html(path).includes('http-equiv="refresh"');

test('a site without a typeface has no font, and none is asked for', () => {
  expect([...whole.keys()].filter((path) => /\.woff2?$/.test(path))).toEqual([]);
  expect(html('index.html')).not.toContain('@font-face');
});

test('nothing changed, nothing written', async () => {
  expect(await place.build()).toMatchObject({ written: 0, deleted: 0 });
  expect(differing(whole, place.files())).toEqual([]);
});

test('a word in a note changes its page and the feeds, and no other file', async () => {
  const { paths, written } = await changed(() => place.change('notes/first.md', 'leads', 'goes'));
  expect(uncompressed(paths)).toEqual([...feeds, 'notes/first/index.html']);
  expect(written).toBe(paths.length);
});

test('a note’s new title changes its page, its share image, the feeds and what lists it', async () => {
  const { paths } = await changed(() => place.change('notes/first.md', 'A first', 'The first'));
  const [share, ...others] = uncompressed(paths).filter((path) => path.startsWith('assets/share-'));
  expect(share).toMatch(/^assets\/share-notes_first-\w+\.svg$/);
  // The old image stays for one more build.
  expect(others).toEqual([]);
  expect(uncompressed(paths).filter((path) => path !== share)).toEqual([
    ...feeds,
    ...['home/index.html', 'index.html', 'notes/first/index.html'],
  ]);
});

test('a new note changes the feeds, the sitemap and what lists it, and no other note', async () => {
  const { paths } = await changed(() => place.put('notes/third.md', noteFile('A third')));
  const pages = uncompressed(paths).filter((path) => !path.startsWith('assets/'));
  expect(pages).toEqual([
    ...[...feeds, 'home/index.html', 'index.html', 'notes/third/index.html', 'sitemap.xml'],
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
  const files = ['nginx.conf', 'Caddyfile', 'vercel.json'];
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

test('a copy at another address asks search engines not to list it', async () => {
  const out = join(place.folder, 'staging');
  const { noindex } = await place.build({ out, siteUrl: 'https://staging.example' });
  expect(noindex).toContain('https://staging.example');
  const page = String(place.files(out).get('notes/first/index.html'));
  expect(page).toContain('<link rel="canonical" href="https://staging.example/notes/first">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('https://tiny.example');
});
