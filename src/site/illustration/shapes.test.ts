import { expect, test } from 'vitest';
import { rects, round } from './shapes.ts';

const lengths: [length: number, written: string][] = [
  [12, '12'],
  [12.345, '12.3'],
  [0.51, '.5'],
  [-0.51, '-.5'],
  [-0.01, '0'],
  [1e-9, '0'],
  [1440.04, '1440'],
];

test.for(lengths)('a length of %d is written as %s, to keep files small', ([length, written]) => {
  expect(round(length)).toBe(written);
});

test('rectangles of one colour become one element, and none become no element', () => {
  expect(
    rects('red', [
      [0, 0, 1, 2],
      [3, 4, 5, 6],
    ]),
  ).toBe('<path fill="red" d="M0 0h1v2h-1zM3 4h5v6h-5z"/>');
  expect(rects('red', [])).toBe('');
});
