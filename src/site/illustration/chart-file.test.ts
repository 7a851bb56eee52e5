import { expect, test } from 'vitest';
import { chartFile, chartImage, chartNamed } from './chart-file.ts';

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
