import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { contents, differing } from '../../engine/tiny-site/folder-contents.ts';
import { site as definition } from '../../site/site.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { articleFile } from '../fixtures/many-articles.ts';
import { root } from '../root.ts';

const base = mkdtempSync(join(tmpdir(), 'few-'));
afterAll(() => rmSync(base, { recursive: true }));

const content = join(base, 'content');
const out = join(base, 'site');
const count = 300;

cpSync(join(fixtureRoot, 'content'), content, { recursive: true });
for (let at = 0; at < count; at++) add(at, date(at));
await built();

function built() {
  const date = new Date('2026-11-21T12:00:00Z');
  return build(definition, {
    root,
    contentRoot: base,
    out,
    cache: join(base, 'cache'),
    date,
    plain: true,
  });
}

/** A higher number is an older article; there are 12 a month. */
function date(at: number): string {
  const [month, day] = [12 - (Math.floor(at / 12) % 12), 28 - 2 * (at % 12)];
  return `${2024 - Math.floor(at / 144)}-${padded(month)}-${padded(day)}`;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

function file(at: number): string {
  return join(content, `insights/article-${at}.md`);
}

function add(at: number, date: string): void {
  const category = ['Strategy', 'Content', 'Analytics'][at % 3] ?? '';
  const excerpt = `An article that is there so that there are many, which is number ${at} of them all.`;
  writeFileSync(file(at), articleFile({ title: `Article ${at}`, category, date, excerpt }));
}

/** The paths that differ after a change and a build, and how many files the build wrote. */
async function changed(change: () => void): Promise<{ paths: string[]; written: number }> {
  const before = contents(out);
  change();
  const { written } = await built();
  return { paths: differing(before, contents(out)), written };
}

const feeds = ['atom.xml', 'feed.json', 'feed.xml'];
const isList = (path: string) =>
  /^insights\/(page\/\d+\/)?index\.html$|^sitemap\.xml$|^assets\/articles-/.test(path);
/** The build's manifest, and the name of the content: no pages. */
const isNoted = (path: string) => path === '.built.json' || path === 'content-id.txt';
const isPicture = (path: string) => /^assets\/.*\.svg$/.test(path);

test.each([
  ['with an old date', 200, '2017-06-15'],
  ['with the newest date', 0, '2026-11-15'],
])(
  'adding an article %s changes its page, at most three others, lists and feeds',
  async (_, at, day) => {
    const { paths, written } = await changed(() => add(count + at, day));
    const own = `insights/article-${count + at}/index.html`;
    expect(paths).toContain(own);
    expect(paths).toContain('sitemap.xml');
    expect(paths).toContain('insights/index.html');
    const others = paths.filter(
      (path) => path !== own && !feeds.includes(path) && !isList(path) && !isNoted(path),
    );
    const pages = others.filter((path) => !isPicture(path));
    expect(pages.length, pages.join()).toBeLessThanOrEqual(3);
    for (const page of pages) expect(page).toMatch(/^insights\/[\w-]+\/index\.html$/);
    // A cover and three cards on each of four pages.
    expect(others.length - pages.length).toBeLessThanOrEqual(16);
    expect(written).toBeLessThanOrEqual(paths.length);
  },
);

test('changing a word in an old article changes its page, the name of the content, and nothing else', async () => {
  const { paths, written } = await changed(() => replaceWord(250));
  expect(paths).toEqual(['content-id.txt', 'insights/article-250/index.html']);
  expect(written).toBe(2);
});

test('changing a word in one of the 20 newest articles changes its page, the feeds and the name', async () => {
  const { paths, written } = await changed(() => replaceWord(3));
  expect(paths).toEqual([
    'atom.xml',
    'content-id.txt',
    'feed.json',
    'feed.xml',
    'insights/article-3/index.html',
  ]);
  expect(written).toBe(5);
});

function replaceWord(at: number): void {
  const text = readFileSync(file(at), 'utf8');
  writeFileSync(file(at), text.replace('Some words to read.', 'Other words to read.'));
}
