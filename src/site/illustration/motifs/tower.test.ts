import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { extent } from '../../../e2e/units/extent.ts';
import { palette } from '../palette.ts';
import { lampAt, shaft, tower } from './tower.ts';

test('the striped shaft shows the value, and only the tallest tower has a lantern on top', () => {
  expect(tower(bar())).not.toContain('<circle');
  expect(tower(bar({ isTop: true }))).toContain(`<circle fill="${palette.beam}"`);
});

test('the lowest and the highest stripe have the same colour', () => {
  const whites = shaft(bar({ height: 310 }), ['#111111', '#EEEEEE']).split('/>')[1] ?? '';
  const { top, bottom } = extent(whites);
  expect(count(whites, 'M')).toBe(2);
  expect(top - 190).toBeCloseTo(500 - bottom, 0);
});

test('the beam starts at the middle of the lamp', () => {
  const drawn = tower(bar({ isTop: true })).match(/cy="([^"]*)"/)?.[1];
  expect(Number(drawn)).toBe(lampAt(bar()));
});
