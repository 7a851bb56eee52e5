import { expect, test } from 'vitest';
import { chartFile, chartImage, chartNamed, chartPicture } from './chart-picture.ts';
import { palette } from './palette.ts';

test('a chart’s file follows from the markup that shows it', () => {
  for (const values of [
    [30, 25, 55, 30],
    [6, 37.5],
    [0, 1e-7, 1e21],
  ]) {
    const found = chartNamed(fileIn(chartImage(values)));
    expect(found?.options.values).toEqual(values);
    expect(found?.draw()).toBe(chartFile(values).draw());
  }
});

test('a chart with another lighthouse than its highest bar is a file of its own', () => {
  const found = chartNamed(fileIn(chartImage([55, 30], 1)));
  expect(found?.options).toEqual({ values: [55, 30], lit: 1 });
  expect(found?.name).not.toBe(chartFile([55, 30]).name);
  expect(chartFile([55, 30], 0).name).toBe(chartFile([55, 30]).name);
});

test('a file that is no chart’s shows none', () => {
  for (const file of ['how-plan.svg', 'chart_.svg', 'chart_1_2.png', 'a_chart_1_2.svg']) {
    expect(chartNamed(file)).toBeUndefined();
  }
});

test('a chart of few bars is drawn for a narrow column', () => {
  expect(chartImage([1, 2, 3])).toContain('width="400"');
  expect(chartImage([1, 2, 3, 4])).toContain('width="690"');
});

const fileIn = (image: string) => /src="\/assets\/([^"]+)"/.exec(image)?.[1] ?? '';

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
  const svg = chartPicture([1, 4, 2], 2);
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
