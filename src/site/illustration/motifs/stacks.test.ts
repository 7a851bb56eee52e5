import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { extent } from '../../../e2e/units/extent.ts';
import { balls, boxes, coins, letters } from './stacks.ts';

test('a pile twice as high has about twice as many coins', () => {
  expect(count(coins(bar({ height: 170 })), 'M')).toBe(10);
  expect(count(coins(bar({ height: 340 })), 'M')).toBe(20);
});

test('the coin on its edge marks the tallest pile and is part of its value', () => {
  const drawing = coins(bar({ isTop: true }));
  expect(count(coins(bar()), '<circle')).toBe(0);
  expect(count(drawing, '<circle')).toBe(2);
  expect(extent(drawing).top).toBeCloseTo(200, 0);
});

test('every third letter is sealed', () => {
  expect(count(letters(bar({ height: 66 * 6 })), '<circle')).toBe(2);
});

test('two containers on top of each other differ in colour', () => {
  const fills = [...boxes(bar()).matchAll(/<rect fill="([^"]*)"/g)].map(([, fill]) => fill);
  expect(fills).toHaveLength(6);
  expect(fills.every((fill, at) => fill !== fills[at + 1])).toBe(true);
});

test('a basketball is round, however high its bar', () => {
  for (const height of [50, 130, 310]) {
    const drawing = balls(bar({ height }));
    const size = height / count(drawing, '<circle');
    const { left, right } = extent(drawing);
    expect(Math.abs(right - left - size)).toBeLessThan(size * 0.05);
  }
});
