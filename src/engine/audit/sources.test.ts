import { expect, test } from 'vitest';
import { atSource, placesOf, type Sources } from './sources.ts';

const file = (path: string, ...lines: string[]) => ({
  path: `content/${path}`,
  bytes: new TextEncoder().encode(lines.join('\n')),
});

const sources: Sources = {
  files: [
    file('navigation.json', '{ "href": "/gone" }'),
    file('pages/work.md', 'title: Work', 'See [this](/gone), [that](#ho)', 'and /gone/further.'),
    file(
      'pages/about.md',
      'title: About',
      '[x](https://a.example/gone) [y](https://b.example/gone)',
    ),
    file('README.md', '[an example](/gone)'),
  ],
  ofPage: new Map([
    ['/work', 'content/pages/work.md'],
    ['work/index.html', 'content/pages/work.md'],
    ['/about', 'content/pages/about.md'],
  ]),
};
const places = (target: string, ...pages: string[]) =>
  placesOf(target, new Set(pages), sources, 'https://a.example').map(
    ({ file, line }) => `${file}:${line}`,
  );

test('a broken link is traced to the files of the pages that show it, and to lists', () => {
  expect(places('/gone', '/work', '/about')).toEqual([
    'content/navigation.json:1',
    'content/pages/work.md:2',
    'content/pages/about.md:2',
  ]);
  expect(places('/gone', '/work')).not.toContain('content/pages/about.md:2');
});

test('a link to an anchor on its own page is found as it is written in the file', () => {
  expect(places('/work#ho', '/work')).toEqual(['content/pages/work.md:2']);
  expect(places('/about#ho', '/work')).toEqual([]);
});

test('a page’s problem names its source file, and the line where the words are', () => {
  const problem = { file: '/work', code: 'heading-level', message: 'has a problem.' } as const;
  const file = 'content/pages/work.md';
  const told = { file, code: 'heading-level', message: '(/work) has a problem.' };
  expect(atSource(problem, sources)).toEqual(told);
  expect(atSource({ ...problem, words: 'Work' }, sources)).toMatchObject({ ...told, line: 1 });
  expect(atSource({ ...problem, words: 'not there' }, sources)).toEqual({
    ...told,
    words: 'not there',
  });
});

test('a problem in a page’s HTML is reported for the page, one in another file for that file', () => {
  const fault = { code: 'secret', message: 'contains a path on a machine.' } as const;
  expect(atSource({ file: 'work/index.html', ...fault }, sources).file).toBe(
    'content/pages/work.md',
  );
  expect(atSource({ file: 'feed.xml', ...fault }, sources)).toEqual({ file: 'feed.xml', ...fault });
});
