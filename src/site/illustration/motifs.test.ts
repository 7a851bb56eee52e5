import { expect, test } from 'vitest';
import { extent } from '../../e2e/units/extent.ts';
import { contrast } from './contrast.ts';
import type { Bar } from './motif.ts';
import { posts } from './motifs/posts.ts';
import { tower } from './motifs/tower.ts';
import { motifs } from './motifs.ts';
import { random } from './random.ts';
import { schemeNames, schemes } from './scheme.ts';

const drawn = { ...motifs, tower };
const names = Object.keys(drawn) as (keyof typeof drawn)[];
/** 100 wide, 300 high, standing at y 500, in noon's colours. */
const bar = (changes: Partial<Bar> = {}): Bar => ({
  ...{ x: 200, baseline: 500, width: 100, height: 300, index: 0, isTop: false },
  ...{ colours: schemes.noon.bars, random: random('example') },
  ...changes,
});
const heights = [50, 80, 119, 150, 233, 300, 517];

test.for(names)('%s ends exactly at the value and stands on the deck', (name) => {
  for (const height of heights) {
    const { top, bottom } = extent(drawn[name](bar({ height })));
    expect(bottom - 500, `foot at height ${height}`).toBeCloseTo(0, 0);
    expect(Math.abs(500 - top - height), `top at height ${height}`).toBeLessThan(2.5);
  }
});

test.for(names)('two adjacent bars of %s do not overlap', (name) => {
  for (const height of heights) {
    const { left, right } = extent(drawn[name](bar({ height })));
    // The distance between bars is 100 / 0.78.
    expect(right - left, `at height ${height}`).toBeLessThan(128);
  }
});

test.for(names)('%s is drawn without an undefined number or colour', (name) => {
  for (const scheme of schemeNames) {
    const drawing = drawn[name](bar({ colours: schemes[scheme].bars, isTop: true, index: 11 }));
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(drawing).not.toMatch(/(width|height|r)="-/);
  }
});

test('the picture on a post has enough contrast in every scheme', () => {
  for (const name of schemeNames) {
    for (const index of [0, 1, 2, 3]) {
      const drawing = posts(bar({ index, height: 400, colours: schemes[name].bars }));
      const fills = [...drawing.matchAll(/fill="([^"]*)"/g)].map(([, fill = '']) => fill);
      for (let at = 0; at < fills.length; at += 2) {
        expect(contrast(fills[at] ?? '', fills[at + 1] ?? ''), name).toBeGreaterThan(2.6);
      }
    }
  }
});
