import { expect, test } from 'vitest';
import { matches } from './matches.ts';

const article = {
  title: 'Instagram Reels',
  excerpt: 'What sold, and why others weren’t seen.',
  category: 'Content',
};

const cases: [search: string, category: string | undefined, isMatch: boolean][] = [
  ['', undefined, true],
  ['reels', undefined, true],
  ['REELS', undefined, true],
  ['what SOLD', undefined, true],
  ['tiktok', undefined, false],
  ['content', undefined, false],
  ['', 'Content', true],
  ['', 'Strategy', false],
  ['reels', 'Content', true],
  ['reels', 'Strategy', false],
  ['tiktok', 'Content', false],
  ["weren't", undefined, true],
  ['weren’t', undefined, true],
];

test.each(cases)('searching "%s" in %s: %s', (search, category, isMatch) => {
  expect(matches(article, { search, category })).toBe(isMatch);
});
