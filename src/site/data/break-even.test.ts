import { expect, test } from 'vitest';
import { breakEven, pace, salesPerMark } from './break-even.ts';

test('a shop that keeps £20 of a sale needs 50 more of them for £1,000', () => {
  expect(breakEven({ leaves: 20, keeps: 0, month: 1000 })).toEqual({ ceiling: 20, sales: 50 });
});

test('what the owner wants to keep lowers the ceiling', () => {
  expect(breakEven({ leaves: 1350, keeps: 25, month: 2000 })).toEqual({
    ceiling: 1012.5,
    sales: 2,
  });
});

test('pence divide as on paper', () => {
  expect(breakEven({ leaves: 0.1, keeps: 0, month: 1000 }).sales).toBe(10_000);
});

test('a part of a sale is a whole one', () => {
  expect(breakEven({ leaves: 3, keeps: 0, month: 1000 }).sales).toBe(334);
});

const marks: [sales: number, per: number][] = [
  [0, 1],
  [420, 1],
  [421, 2],
  [1334, 5],
  [2668, 10],
  [800_000, 2000],
];

test.each(marks)('%d sales are drawn as marks of %d each, and none is left out', (sales, per) => {
  expect(salesPerMark(sales, 420)).toBe(per);
});

const paces: [sales: number, words: string][] = [
  [1, 'one in the whole month'],
  [3, 'three in the whole month'],
  [4, 'about one a week'],
  [7, 'about one every three working days'],
  [10, 'about one every two working days'],
  [20, 'about one each working day'],
  [21, 'about one each working day'],
  [50, 'about two each working day'],
  [334, 'about 16 each working day'],
  [66_667, 'about 3,175 each working day'],
];

test.each(paces)('%d sales a month are %s', (sales, words) => {
  expect(pace(sales)).toBe(words);
});
