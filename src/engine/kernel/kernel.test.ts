import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from './html.ts';
import { absoluteUrl, internalPath, outputPath } from './path.ts';
import { formatProblem, ProblemsError } from './problem.ts';
import { suggestion } from './suggestion.ts';
import { britishDate, countWords, readingMinutes } from './text.ts';

test.each([
  ['/', 'index.html'],
  ['/work', 'work/index.html'],
  ['/insights/x', 'insights/x/index.html'],
  ['*', '404.html'],
])('any static server finds the page %s at %s', (path, file) => {
  expect(outputPath(path)).toBe(file);
});

test.each([
  ['/work?category=video#top', '/work'],
  ['/work', '/work'],
  ['//evil.example', undefined],
  ['https://elsewhere.example', undefined],
  ['#here', undefined],
])('the link %s points to the page %s', (href, path) => {
  expect(internalPath(href)).toBe(path);
});

test('only the home page has a trailing slash', () => {
  expect(absoluteUrl('https://pierlight.example', '/')).toBe('https://pierlight.example/');
  expect(absoluteUrl('https://pierlight.example', '/work')).toBe('https://pierlight.example/work');
});

test('text cannot break out of an attribute or an element', () => {
  expect(escapeHtml(`<b a="1" c='2'>&`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;');
});

test('JSON in a script cannot close the script', () => {
  const json = scriptJson({ title: '</script><script>alert(1)</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script><!--' });
});

const code = 'empty-file';

test('problems are sorted by file and line, all in one message', () => {
  const error = new ProblemsError([
    { file: 'b.md', line: 10, code, message: 'is odd.' },
    { file: 'b.md', line: 9, code, message: 'is strange.' },
    { file: 'a.md', code, message: 'is empty.' },
  ]);
  expect(error.problems.map(formatProblem)).toEqual([
    'a.md is empty.',
    'b.md:9 is strange.',
    'b.md:10 is odd.',
  ]);
});

test.each([
  ['catgory', ' Did you mean "category"?'],
  ['Category', ' Did you mean "category"?'],
  ['banana', ''],
])('the unknown field %s is answered with "%s"', (given, answer) => {
  expect(suggestion(given, ['title', 'category', 'date'])).toBe(answer);
});

test('a problem can be printed, whatever its file is called and its fields hold', () => {
  const problem = {
    file: 'content/\u001b[2J\n.md',
    line: 2,
    code: 'empty-file' as const,
    message: 'has \u009b1A\u202e\ud800 here.',
  };
  const printed = 'content/<U+001B>[2J<U+000A>.md:2 has <U+009B>1A<U+202E><U+D800> here.';
  expect(formatProblem(problem)).toBe(printed);
  expect(new ProblemsError([problem]).message).toBe(printed);
});

test('a date is in British format, in every time zone', () => {
  expect(britishDate('2026-03-01')).toBe('1 March 2026');
});

test('the shortest reading time is one minute', () => {
  expect(readingMinutes(3)).toBe(1);
  expect(readingMinutes(1100)).toBe(5);
});

test.each([
  ['Two words.', 2],
  ['| Month | £9.75 |\n|---|---|\n| June | 9 |', 4],
  ['- 24-hour [reply](/contact)', 2],
  ['', 0],
])('Markdown syntax in %j does not count as words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
