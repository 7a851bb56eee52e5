import { expect, test } from 'vitest';
import { crowd } from './crowd.ts';
import { motifNames } from './motifs.ts';

test('each one is drawn, and no more are lit than are counted', () => {
  for (const motif of motifNames) {
    const drawn = crowd({ motif, lit: 4, of: 20 }, { width: 900, height: 640 });
    const count = (id: string) => drawn.split(`href="#${id}"`).length - 1;
    expect([motif, count('lit'), count('dim')]).toEqual([motif, 4, 16]);
    // None is cut off by the frame.
    for (const [, x, y] of drawn.matchAll(/translate\(([^\s)]+) ([^\s)]+)\)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(-0.1);
      expect(Number(y)).toBeGreaterThanOrEqual(-0.1);
    }
  }
});
