import { expect, test } from 'vitest';
import { addressBytes, heaviest, pageBudget, tooHeavy } from './weight.ts';

const weights = [pageBudget - addressBytes, 5, pageBudget + 1, pageBudget].map((bytes) => ({
  path: `${bytes}.html`,
  bytes,
}));
const [, , over, full] = weights;

test('a page over the budget is reported with its weight', () => {
  expect(heaviest(weights)).toEqual(over);
  expect(tooHeavy(weights, true)).toEqual([
    {
      file: over?.path,
      code: 'too-heavy',
      message: 'weighs 13601 bytes, more than the 13600 that arrive at once. Shorten it.',
    },
  ]);
});

test('a page that a hosted backend’s address would put over the budget is reported without it', () => {
  const found = tooHeavy(weights, false);
  expect(found.map(({ file }) => file)).toEqual([over?.path, full?.path]);
  expect(found[1]?.message).toBe(
    'weighs 13600 bytes, and about 40 more with a hosted backend’s address, more than the 13600 that arrive at once. Shorten it.',
  );
});

test('a build without compression reports no weights', () => {
  expect(heaviest([])).toBeUndefined();
  expect(tooHeavy([], false)).toEqual([]);
});
