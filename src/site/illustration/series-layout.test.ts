import { expect, test } from 'vitest';
import { seriesLayout, type Tally } from './series-layout.ts';

const field = { left: 0, right: 600, baseline: 500, height: 400 };
const enquiries: Tally = {
  series: [3, 4, 5, 7, 8, 11],
  names: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
  each: 1,
};

function counts(tally: Partial<Tally>, ratio = 1): number[] {
  const { columns } = seriesLayout({ ...enquiries, ...tally }, { ratio }, field);
  return columns.map(({ slots }) => slots.reduce((sum, { share }) => sum + share, 0));
}

test('a picture has as many things as its figures say: 38 containers for 38 enquiries', () => {
  expect(counts({})).toEqual([3, 4, 5, 7, 8, 11]);
  for (const ratio of [0.17, 0.46, 1, 1.2]) {
    expect(counts({}, ratio)).toEqual([3, 4, 5, 7, 8, 11]);
  }
});

test('where one thing stands for ten, the last is the part of one that is left over', () => {
  const sold = counts({ series: [12, 48, 170, 240, 330, 380], each: 10 });
  expect(sold.map((count) => count.toFixed(1)).join()).toBe('1.2,4.8,17.0,24.0,33.0,38.0');
});

test('up to the ceiling, places that nobody took are shown as empty', () => {
  const { columns } = seriesLayout(
    { ...enquiries, series: [38, 44, 57, 71, 88, 96], most: 100 },
    { ratio: 1 },
    field,
  );
  for (const { slots, empty } of columns) expect(slots.length + empty.length).toBe(100);
});

test('columns are drawn to scale, whatever the unit of the figures', () => {
  const tops = (series: number[]) =>
    seriesLayout({ ...enquiries, series }, { ratio: 1 }, field).columns.map(
      ({ top }) => field.baseline - top,
    );
  const [half = 0, most = 0] = tops([50, 100]);
  expect(half / most).toBeCloseTo(0.5, 1);
  expect(tops([9, 8, 6])[0]).toBeGreaterThan(tops([9, 8, 6])[2] ?? 0);
});

test('fewer things than a row stand in the middle, under their number', () => {
  const { columns } = seriesLayout({ ...enquiries, series: [1, 80], each: 1 }, { ratio: 1 }, field);
  const [
    {
      x,
      slots: [only],
    } = { x: 0, slots: [] },
  ] = columns;
  expect((only?.left ?? 0) + (only?.width ?? 0) / 2).toBeCloseTo(x);
});

test('what can be divided is as high as its figure says, with a row cut where it ends', () => {
  const asked = { ...enquiries, series: [9, 12, 15, 14, 18, 20], each: 2 };
  for (const ratio of [0.17, 0.46, 1, 1.2]) {
    const { columns } = seriesLayout(asked, { ratio, isDivisible: true }, field);
    const unit = (field.baseline - (columns[5]?.top ?? 0)) / 20;
    for (const { value, top, slots } of columns) {
      expect(field.baseline - top).toBeCloseTo(value * unit);
      expect(Math.min(...slots.map((slot) => slot.top))).toBeCloseTo(top);
      expect(slots.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(value / 2);
    }
  }
});

test('the scale has three to seven stripes in round steps, and ends above every column', () => {
  for (const highest of [3, 7, 11, 20, 38, 96, 100, 380, 1180, 9999, 0.5]) {
    const { step, stripes, columns } = seriesLayout(
      { ...enquiries, series: [1, highest] },
      { ratio: 1 },
      field,
    );
    expect(String(step)).toMatch(/^(0\.)?[125]0*(\.5)?$|^25$/);
    expect(stripes).toBeLessThanOrEqual(8);
    expect(stripes * step).toBeGreaterThanOrEqual(highest);
    for (const { top } of columns)
      expect(top).toBeGreaterThanOrEqual(field.baseline - field.height - 60);
  }
});

test('every column stands inside the space for columns, and none touches the next', () => {
  for (const ratio of [0.17, 0.46, 1, 1.2]) {
    const { columns } = seriesLayout(enquiries, { ratio }, field);
    for (const { x, width } of columns) {
      expect(x - width / 2).toBeGreaterThan(field.left);
      expect(x + width / 2).toBeLessThan(field.right);
      expect(width).toBeLessThan(600 / 6);
    }
  }
});

test('twelve months fit, and a series of equal or falling figures is drawn as it is', () => {
  const twelve = Array.from({ length: 12 }, (_, month) => 40 + month * 5);
  for (const series of [twelve, [3, 7, 7], [9.75, 8, 6.2]]) {
    const { columns } = seriesLayout({ ...enquiries, series }, { ratio: 1 }, field);
    expect(columns.map(({ value }) => value)).toEqual(series);
    expect(columns.every(({ top, width }) => top < field.baseline && width > 0)).toBe(true);
  }
});
