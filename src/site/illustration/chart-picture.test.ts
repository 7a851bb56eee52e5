import { expect, test } from 'vitest';
import { chartPicture } from './chart-picture.ts';
import { palette } from './palette.ts';

/** The plain bars' left edges, widths and heights. */
function bars(svg: string): number[][] {
  const outline = new RegExp(`<path fill="${palette.sea}" d="([^"]*)"`).exec(svg)?.[1] ?? '';
  return [...outline.matchAll(/M([\d.]+) [\d.]+h([\d.]+)v([\d.]+)/g)].map(([, ...lengths]) =>
    lengths.map(Number),
  );
}

test('bars are as high as their numbers, and each stands in the middle of its share', () => {
  const made = bars(chartPicture([10, 40, 20, 0]));
  expect(made.map(([, , height]) => height)).toEqual([44.5, 89, 0]);
  expect(made.map(([left = 0, width = 0]) => left + width / 2)).toEqual([86.3, 431.3, 603.8]);
});

test('the highest bar is the lighthouse, and the same numbers give the same picture', () => {
  const svg = chartPicture([1, 3, 2]);
  expect(svg).toContain(`<rect fill="${palette.red}" x="315" y="70" width="60" height="178"`);
  expect(chartPicture([1, 3, 2])).toBe(svg);
});

test('the bar that an author names is the lighthouse, as high as its number', () => {
  const svg = chartPicture([1, 4, 2], { lit: 2 });
  expect(bars(svg).map(([, , height]) => height)).toEqual([44.5, 178]);
  expect(svg).toContain(`<rect fill="${palette.red}" x="545" y="159" width="60" height="89"`);
});

test('no chart is empty, however its numbers lie', () => {
  for (const values of [
    [1, 1],
    [0, 5],
    [1e9, 1],
    [0.001, 0.002],
  ]) {
    expect(chartPicture(values)).not.toMatch(/NaN|Infinity|undefined/);
  }
});
