import { expect, test } from 'vitest';
import { refuse } from '../kernel/problem.ts';
import { parse } from './parse.ts';

const parsed = (path: string, text: string | Uint8Array) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const { problems, ...rest } = parse({ path, bytes });
  refuse(problems);
  return rest;
};
const parseMarkdown = (text: string | Uint8Array) => parsed('x.md', text);
const parseJson = (text: string) => parsed('x.json', text);

test('control characters from pasted text are removed', () => {
  const text = '---\ntitle: "Tea\u000b and\\b \\ud800cake \u{1F375}"\n---\nOne\u0002 two.\n';
  const { data, body } = parseMarkdown(text);
  expect(data).toEqual({ title: 'Tea and cake \u{1F375}' });
  expect(body).toBe('One two.\n');
  expect(parseJson('["Tea\\u0008 time"]').data).toEqual(['Tea time']);
});

test('typed tabs and line breaks stay', () => {
  const { body } = parseMarkdown('---\ntitle: x\n---\n- one\n\t- two\r\n');
  expect(body).toBe('- one\n\t- two\n');
});

test('a file that an editor saved as UTF-16 is refused, with or without a mark at its start', () => {
  const text = Buffer.from('---\ntitle: The shop’s tea\n---\n', 'utf16le');
  for (const bytes of [text, Buffer.from([0xff, 0xfe, ...text])]) {
    expect(() => parseMarkdown(bytes)).toThrow('is not UTF-8 text.');
  }
});

const kilobytes = (text: string) => `---\ntitle: x\n---\n${text.repeat(100)}\n`;
const tooLarge: [what: string, text: string, says: string][] = [
  ['weighs too much', kilobytes('word '.repeat(1200)), 'x.md weighs 601 kB; a file of words has'],
  ['has too many lines', kilobytes('\n'.repeat(600)), 'x.md has 60005 lines; a file of words has'],
];

test.each(tooLarge)('a file that %s is refused in one sentence, with the cure', (_, text, says) => {
  expect(() => parseMarkdown(text)).toThrow(says);
  expect(() => parseJson(text)).toThrow(/Take out .*, or divide it\.$/);
});

const deep = 'is nested too deeply here: lists within lists, or groups within groups.';
const nestings: [what: string, text: string, says: string][] = [
  ['lists', '['.repeat(31) + ']'.repeat(31), `x.json:1:31 ${deep}`],
  ['lists beyond number', '['.repeat(100_000) + ']'.repeat(100_000), `x.json:1:31 ${deep}`],
  ['lists that nobody closes', '['.repeat(100_000), `x.json:1:1 ${deep}`],
  ['groups', `{"a":`.repeat(100_000), `x.json:1:1 ${deep}`],
];

test.each(nestings)('JSON of %s within each other is a problem, not a crash', (_, text, says) => {
  expect(() => parseJson(text)).toThrow(says);
});

test('JSON may be as deep as anybody needs', () => {
  const { data } = parseJson('['.repeat(30) + ']'.repeat(30));
  expect(JSON.stringify(data)).toHaveLength(60);
});

test('tens of thousands of fields are read, or refused, while somebody waits', () => {
  const names = Array.from({ length: 60_000 }, (_, at) => `k${at}`);
  const parsed = parseMarkdown(`---\n{ ${names.join(', ')} }\n---\n`);
  expect(Object.keys(parsed.data as object)).toHaveLength(60_000);
  expect(names.every((name) => parsed.source.line([name]) === 2)).toBe(true);
  const twice = 'a:\n'.repeat(4_000);
  expect(() => parseMarkdown(`---\n${twice}---\n`)).toThrow(
    'x.md:4001:1 "a" is written twice. Delete one of the two.',
  );
}, 20_000);
