import { expect, test } from 'vitest';
import { characters, plain, plainLines } from './plain.ts';

const cases: [what: string, text: string, line: string, lines: string][] = [
  ['spaces at the ends', '  a b\u00a0', 'a b', 'a b'],
  ['line breaks of every system', 'a\r\nb\rc\u2028d', 'a b c d', 'a\nb\nc\nd'],
  ['tabs', 'a\tb', 'a b', 'a\tb'],
  ['control characters', 'a\u0000\u0007\u009fb', 'ab', 'ab'],
  [
    'characters that reverse the writing direction',
    'gpj.\u202eexe\u2069\u200f',
    'gpj.exe',
    'gpj.exe',
  ],
  ['half an emoji', 'a\ud83d', 'a', 'a'],
  ['a family, joined by characters that cannot be seen', '👨‍👩‍👧', '👨‍👩‍👧', '👨‍👩‍👧'],
];

test.for(cases)('plain text is cleaned up: %s', ([, text, line, lines]) => {
  expect([plain(text), plainLines(text)]).toEqual([line, lines]);
});

test('an emoji counts as one character', () => {
  expect(characters('a🏗b')).toBe(3);
});
