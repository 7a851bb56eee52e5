import { expect, test } from 'vitest';
import { random } from './random.ts';

test('the same seed gives the same numbers, now and next year', () => {
  const next = random('harrow');
  const drawn = [next(), next(), next()].map((number) => number.toFixed(6));
  expect(drawn).toEqual(['0.758269', '0.969248', '0.876408']);
});
