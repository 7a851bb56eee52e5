import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { extent } from '../../../e2e/units/extent.ts';
import { palette } from '../palette.ts';
import { lens, pencils, sails } from './tools.ts';

test('only the tallest magnifying glass shows the light', () => {
  expect(lens(bar())).not.toContain(palette.beam);
  expect(lens(bar({ isTop: true }))).toContain(palette.beam);
});

test('a short pencil keeps its point and a body below it', () => {
  const drawing = pencils(bar({ height: 50 }));
  const body = Number(drawing.match(/height="([^"]*)"/)?.[1]);
  expect(body).toBeGreaterThan(15);
  expect(extent(drawing).top).toBeCloseTo(450, 0);
});

test('a boat has two sails and a hull, and its mast shows the value', () => {
  const drawing = sails(bar());
  expect(count(drawing, '<path')).toBe(3);
  expect(drawing).toContain('y="200"');
});
