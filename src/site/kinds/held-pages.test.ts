import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { articleFile } from '../../e2e/fixtures/many-articles.ts';
import { readContent } from '../../engine/content/reader.ts';
import { loadSite } from '../own-site.ts';
import type { Site } from './site.ts';

const files = readContent(fixtureRoot);
const day = '2026-11-21';
const excerpt =
  'An article that is there so that one more is held back, or is not, on some day or other.';

function siteWith(name: string, text: string, showHeld = false): Site {
  const file = { path: `content/insights/${name}.md`, bytes: new TextEncoder().encode(text) };
  return loadSite(
    [...files, file].sort((a, b) => (a.path < b.path ? -1 : 1)),
    { day, showHeld },
  );
}

function article(title: string, date: string, fields = ''): string {
  const text = articleFile({ title, category: 'Sports', date, excerpt });
  return text.replace('---\n', `---\n${fields}`);
}

test('"draft: false" publishes, and a draft stays one on its day', () => {
  const text = (value: string) => article('One more', '2026-03-12', `draft: ${value}\n`);
  expect(siteWith('one-more', text('false')).held).toEqual([]);
  const { held } = siteWith('one-more', text('true'));
  expect(held).toMatchObject([{ title: 'One more', path: '/insights/one-more' }]);
  expect(held[0]?.until).toBeUndefined();
});

test('a draft of a new version leaves the published one where it is', () => {
  const [first] = loadSite(files).articles;
  const text = article(first?.title ?? '', '2026-03-12', 'draft: true\n');
  for (const name of ['a-first', 'z-last']) {
    const { held, articles } = siteWith(name, text, true);
    expect(articles.filter(({ path }) => path === first?.path)).toHaveLength(1);
    expect(held[0]?.problems[0]).toMatchObject({ code: 'address-taken' });
  }
});

const unreadable: [what: string, text: string][] = [
  ['an open quote', '---\ntitle: "Half an idea\ndraft: true\n---\nWords.\n'],
  ['front matter that does not end', '---\ndraft: true # for now\ntitle: Half an idea\n'],
  ['Windows line ends', '---\r\ntitle: "Half an idea\r\ndraft: true\r\n---\r\nWords.\r\n'],
];

test.each(unreadable)('a draft with %s stops no build, and is listed', (_, text) => {
  const { held } = siteWith('half', text);
  expect(held.map(({ title, until }) => [title, until])).toEqual([['Half an idea', undefined]]);
  expect(held[0]?.problems).not.toEqual([]);
});

test('only the front matter makes a draft', () => {
  const text = '---\ntitle: "Half an idea\n---\ndraft: true\n';
  expect(() => siteWith('half', text)).toThrow('does not close it');
});
