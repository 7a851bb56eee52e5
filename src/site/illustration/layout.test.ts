import { expect, test } from 'vitest';
import { type LayoutOptions, layout } from './layout.ts';
import { sizes } from './sizes.ts';

const options: LayoutOptions = { seed: 'saltgrass', shot: 'off', ...sizes.case };

test('exactly one bar is the top one', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const tops = layout({ ...options, seed }).bars.filter((bar) => bar.isTop);
    expect(tops).toHaveLength(1);
  }
});

test('a low bar is still visible', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const { width, height } of layout({ ...options, seed }).bars) {
      expect(height).toBeGreaterThanOrEqual(width / 2);
    }
  }
});

test('the seed generates bars that rise to the last one', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { bars } = layout({ ...options, seed });
    expect(bars.at(-1)?.isTop).toBe(true);
    expect(layout({ ...options, seed }).bars).toEqual(bars);
  }
  expect(layout({ ...options, seed: 'a' }).bars).not.toEqual(layout(options).bars);
});

test.for(['wide', 'off', 'along'] as const)('every bar is in the frame in a shot %s', (shot) => {
  for (const size of Object.values(sizes)) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { bars, width } = layout({ ...options, ...size, shot, seed });
      const tower = shot === 'along' ? width * 0.2 : 0;
      for (const bar of bars) {
        expect(bar.x - bar.width * 0.64).toBeGreaterThan(0);
        expect(bar.x + bar.width * 0.64).toBeLessThan(width - tower);
      }
    }
  }
});
