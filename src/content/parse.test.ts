import { expect, test } from 'vitest';
import { parseJson, parseMarkdown } from './parse.ts';

const file = (text: string) => ({ path: 'x.md', bytes: new TextEncoder().encode(text) });

test('control characters from pasted text are removed', () => {
  const text = '---\ntitle: "Tea\u000b and\\b \\ud800cake \u{1F375}"\n---\nOne\u0002 two.\n';
  const { data, body } = parseMarkdown(file(text));
  expect(data).toEqual({ title: 'Tea and cake \u{1F375}' });
  expect(body).toBe('One two.\n');
  expect(parseJson(file('["Tea\\u0008 time"]')).data).toEqual(['Tea time']);
});

test('typed tabs and line breaks stay', () => {
  const { body } = parseMarkdown(file('---\ntitle: x\n---\n- one\n\t- two\r\n'));
  expect(body).toBe('- one\n\t- two\n');
});

test('a file that an editor saved as UTF-16 is refused, with or without a mark at its start', () => {
  const text = Buffer.from('---\ntitle: The shop’s tea\n---\n', 'utf16le');
  for (const bytes of [text, Buffer.from([0xff, 0xfe, ...text])]) {
    expect(() => parseMarkdown({ path: 'x.md', bytes })).toThrow('is not UTF-8 text.');
  }
});
