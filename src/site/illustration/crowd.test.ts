import { expect, test } from 'vitest';
import { countedNames } from './counted.ts';
import { crowd, crowdGrid } from './crowd.ts';
import { sizes } from './sizes.ts';

const counts: [lit: number, of: number][] = [
  [4, 20],
  [3, 39],
  [56, 56],
  [200, 600],
];

test('each one is drawn whole, and no more are lit than are counted', () => {
  for (const motif of countedNames) {
    for (const [lit, of] of counts) {
      for (const size of [sizes.crowd, sizes.tall]) {
        const all = { motif, lit, of };
        const drawn = crowd(all, size);
        const count = (id: string) => drawn.split(`href="#${id}"`).length - 1;
        expect([motif, count('lit'), count('dim')]).toEqual([motif, lit, of - lit]);
        const { width, height, cell, ratio } = crowdGrid(all, size);
        const places = drawn.matchAll(/#(?:lit|dim)" \S+\(([^\s)]+) ([^\s)]+)\)/g);
        const corners = new Set<string>();
        for (const [, x, y] of places) {
          corners.add(`${x} ${y}`);
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(x) + cell).toBeLessThanOrEqual(width + 0.1);
          expect(Number(y) + cell * ratio).toBeLessThanOrEqual(height + 0.1);
        }
        expect(corners.size).toBe(of);
      }
    }
  }
});

test('on a phone nothing that is counted is narrower than 24 px', () => {
  for (const motif of countedNames) {
    expect(crowdGrid({ motif, lit: 1, of: 600 }, sizes.tall).cell).toBeGreaterThanOrEqual(24);
  }
});
