import { expect, test } from 'vitest';
import { fewestToBeat } from './verdict.ts';

test.each([10, 12, 17, 40, 90])(
  'one result fewer than the fewest to beat %d is no verdict',
  (other) => {
    const isVerdict = (better: number) => better - other >= 2 * Math.sqrt(better + other);
    expect([fewestToBeat(other) - 1, fewestToBeat(other)].map(isVerdict)).toEqual([false, true]);
  },
);
