import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

/** Square letters make the expected numbers easy to work out. */
const square = (text: string) => text.length;
const room = { width: 400, height: 200, largest: 100, smallest: 20, leading: 1 };

test('a short title is set at the largest size', () => {
  expect(typeset('Work', room, square)).toEqual({ size: 100, lines: ['Work'] });
});

test('a longer title shrinks until its lines fit', () => {
  const { size, lines } = typeset('Six people and one pier', room, square);
  expect(size).toBeLessThan(100);
  expect(size * lines.length).toBeLessThanOrEqual(200);
  for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(400);
});

test('no word is left alone on the last line if the lines can be balanced', () => {
  const { lines } = typeset('aaa bbb ccc d', { ...room, largest: 33 }, square);
  expect(lines).toEqual(['aaa bbb', 'ccc d']);
});

const hard: [what: string, title: string][] = [
  ['one long word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['a hundred wide letters', 'W'.repeat(100)],
  ['a long word among short ones', `How ${'unbelievably'.repeat(5)} long can a word be?`],
  ['more words than any title has', 'all of it and more '.repeat(100)],
];

test.each(hard)('%s never overflows its box', (_, title) => {
  const { size, lines } = typeset(title, room, square);
  expect(lines.length * size).toBeLessThanOrEqual(200);
  for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(400);
  expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
});
