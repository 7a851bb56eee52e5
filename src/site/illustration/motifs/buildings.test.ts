import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { awnings, houses } from './buildings.ts';

test('a higher house has more windows, always in pairs', () => {
  const windows = (height: number) => count(houses(bar({ height })), 'h27.6');
  expect(windows(100)).toBe(0);
  expect(windows(250)).toBe(4);
  expect(windows(500)).toBe(14);
});

test('a low shop is only a shop front, with no flats above the awning', () => {
  expect(count(awnings(bar({ height: 110 })), 'h27.6')).toBe(0);
  expect(count(awnings(bar({ height: 400 })), 'h27.6')).toBe(10);
});

test('an awning has five stripes', () => {
  expect(count(awnings(bar({ height: 110 })), 'a11.4 11.4')).toBe(5);
});
