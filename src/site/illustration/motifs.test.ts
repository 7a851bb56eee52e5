import { expect, test } from 'vitest';
import { bar } from '../../e2e/units/example-bar.ts';
import { extent } from '../../e2e/units/extent.ts';
import { tower } from './motifs/tower.ts';
import { motifs } from './motifs.ts';
import { schemeNames, schemes } from './scheme.ts';

const drawn = { ...motifs, tower };
const names = Object.keys(drawn) as (keyof typeof drawn)[];
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
