import { expect, test } from 'vitest';
import { bar, count } from './example.ts';
import { extent } from './extent.ts';
import { weights } from './weights.ts';

test('ten plates stand where the value is ten plates high', () => {
  expect(count(weights(bar({ height: 300 })), '<rect')).toBe(10);
});

test('the kettlebell on the tallest pile is part of its value', () => {
  const drawing = weights(bar({ isTop: true }));
  expect(count(drawing, '<circle')).toBe(2);
  expect(extent(drawing).top).toBeCloseTo(200, 0);
});
