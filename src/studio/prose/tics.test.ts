import { expect, test } from 'vitest';
import { countTics } from './tics.ts';

const count = (text: string) => countTics([{ file: 'x.md', line: 1, text }]);
const per = (text: string) => count(text).perThousand;

const words = (number: number) => Array.from({ length: number }, () => 'word').join(' ');

test('tics are counted for a thousand words, whatever their case', () => {
  expect(per(`${words(498)} Nobody rang`)).toBe(4);
  expect(per(words(500))).toBe(0);
  expect(per('')).toBe(0);
});

test.each([
  'The e-mail',
  'It is mended',
  'The dearest ads',
  'By telephone',
  'Look among the posts',
  'The breathing is the point.',
  '## What we don’t do',
])('%j is a tic', (text) => {
  expect(per(text)).toBeGreaterThan(0);
});

test.each([
  'The string of a wedding spring',
  'We emailed an amendment',
  'Call {{ telephone }}',
  'We don’t film weddings.',
])('%j is none', (text) => {
  expect(per(text)).toBe(0);
});

test('each tic is listed with how often it is there and what to write instead', () => {
  const line = count('Somebody and nobody').counts.find((one) => one.includes('somebody'));
  expect(line).toMatch(/^ +2 .*Instead: /);
});
