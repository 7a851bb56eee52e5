import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { extent } from '../../../e2e/units/extent.ts';
import { weights } from './weights.ts';

test('a value of ten plates’ height is drawn as ten plates', () => {
  expect(count(weights(bar({ height: 300 })), '<rect')).toBe(10);
});

test('the kettlebell on the tallest pile is part of its value', () => {
  const drawing = weights(bar({ isTop: true }));
  expect(count(drawing, '<circle')).toBe(2);
  expect(extent(drawing).top).toBeCloseTo(200, 0);
});
