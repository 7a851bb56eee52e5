import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { cups } from './cups.ts';

test('a value of five cups’ height is drawn as five cups', () => {
  expect(count(cups(bar({ height: 300 })), '<circle')).toBe(5);
});

test('only the tallest pile steams', () => {
  expect(cups(bar())).not.toContain('stroke-linecap');
  expect(cups(bar({ isTop: true }))).toContain('stroke-linecap');
});
