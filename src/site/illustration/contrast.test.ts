import { expect, test } from 'vitest';
import { contrast, legible } from './contrast.ts';
import { palette } from './palette.ts';

const { ink, paper, red, white, beam } = palette;

/** The contrasts in the design, to one decimal. */
const pairs: [string, string, number][] = [
  [ink, paper, 14.6],
  [white, red, 4.8],
  [red, beam, 3.2],
];

test.for(pairs)('%s on %s has the contrast in the design: %d', ([one, other, ratio]) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('the first colour with enough contrast is chosen', () => {
  expect(legible(white, [paper, red, ink])).toBe(red);
});

test('if no colour has enough contrast, the best is chosen', () => {
  expect(legible(white, [paper, beam])).toBe(beam);
});
