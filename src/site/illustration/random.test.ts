import { expect, test } from 'vitest';
import { random } from './random.ts';

test('the same seed gives the same numbers, now and next year', () => {
  const next = random('harrow');
  expect([next(), next(), next()].map((number) => number.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.758269",
      "0.969248",
      "0.876408",
    ]
  `);
});

test('two seeds that differ in one letter give different numbers', () => {
  expect(random('reels-1')()).not.toBe(random('reels-2')());
});

test('numbers are from 0 up to 1 and spread evenly', () => {
  const next = random('spread');
  const numbers = Array.from({ length: 10_000 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
