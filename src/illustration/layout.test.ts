import { expect, test } from 'vitest';
import { type LayoutOptions, layout } from './layout.ts';
import { sizes } from './sizes.ts';

const options: LayoutOptions = { seed: 'saltgrass', shot: 'off', ...sizes.case };

function heights(series: number[], changes: Partial<LayoutOptions> = {}): number[] {
  return layout({ ...options, ...changes, series }).bars.map((bar) => bar.height);
}

test('bars are drawn to scale: half the figure, half the height', () => {
  const [half = 0, most = 0, three = 0] = heights([50, 100, 75]);
  expect(half / most).toBeCloseTo(0.5);
  expect(three / most).toBeCloseTo(0.75);
});

test('the unit of the figures does not matter', () => {
  expect(heights([0.5, 1])).toEqual(heights([5000, 10_000]));
});

test('falling costs are drawn as falling bars, lit from the highest side', () => {
  const [first = 0, second = 0, third = 0] = heights([9.75, 8, 6.2]);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(layout({ ...options, series: [9.75, 8, 6.2] }).light).toBe('left');
  expect(layout({ ...options, series: [6.2, 8, 9.75] }).light).toBe('right');
});

test('a figure close to zero is still visible', () => {
  const { bars } = layout({ ...options, series: [0, 380] });
  expect(bars[0]?.height).toBeCloseTo((bars[0]?.width ?? 0) / 2);
});

test('a series of zeros is drawn without dividing by zero', () => {
  expect(heights([0, 0, 0]).every(Number.isFinite)).toBe(true);
});

test('exactly one bar of the chart is the top one, even if two figures are equal', () => {
  const tops = layout({ ...options, series: [3, 7, 7] }).bars.map((bar) => bar.isTop);
  expect(tops).toEqual([false, true, false]);
});

test('without figures the seed generates some that end on their maximum', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { bars } = layout({ ...options, seed });
    expect(bars.at(-1)?.isTop).toBe(true);
    expect(layout({ ...options, seed }).bars).toEqual(bars);
  }
  expect(layout({ ...options, seed: 'a' }).bars).not.toEqual(layout(options).bars);
});

test.for(['wide', 'off', 'along'] as const)(
  'in a shot %s every bar is inside the frame',
  (shot) => {
    for (const size of Object.values(sizes)) {
      for (const series of [[1, 2, 3], [3, 2, 1], Array.from({ length: 12 }, (_, at) => at)]) {
        const { bars, width, light } = layout({ ...options, ...size, shot, series });
        const tower = shot === 'along' ? width * 0.2 : 0;
        for (const bar of bars) {
          expect(bar.x - bar.width * 0.64).toBeGreaterThan(light === 'left' ? tower : 0);
          expect(bar.x + bar.width * 0.64).toBeLessThan(width - (light === 'right' ? tower : 0));
        }
      }
    }
  },
);

test('a poster leaves the upper half clear for text', () => {
  const { bars } = layout({ ...options, ...sizes.poster });
  expect(bars.every((bar) => bar.baseline - bar.height >= 1068 / 2)).toBe(true);
});
