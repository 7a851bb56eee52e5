import { expect, test } from 'vitest';
import { extent } from './motifs/extent.ts';
import { palette } from './palette.ts';
import { lightSchemeNames, schemeNames, schemes } from './scheme.ts';
import { type SizeName, sizes } from './sizes.ts';
import { viewNames } from './view-name.ts';
import { viewPicture } from './views.ts';

const sizeNames = Object.keys(sizes) as SizeName[];

function drawn(
  view: (typeof viewNames)[number],
  scheme = schemeNames[0] as (typeof schemeNames)[number],
  size: SizeName = 'card',
) {
  return viewPicture(view, { seed: view, colours: schemes[scheme], ...sizes[size] });
}

test.for(viewNames)('%s is whole and at most 16 KB in every scheme and size', (view) => {
  for (const scheme of schemeNames) {
    for (const size of sizeNames) {
      const picture = drawn(view, scheme, size);
      expect(Buffer.byteLength(picture), `${scheme} ${size}`).toBeLessThanOrEqual(16_384);
      expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d|style=|<style|<script|id=|href/);
      expect(picture).not.toMatch(/(width|height|r)="-/);
    }
  }
});

test.for(viewNames)('%s never has the page’s own colour, which would cut it in two', (view) => {
  for (const scheme of schemeNames) expect(drawn(view, scheme)).not.toContain(palette.paper);
});

test.for(viewNames)(
  '%s is flat: no gradient, no filter, and the same after every build',
  (view) => {
    expect(drawn(view)).not.toMatch(/radient|filter|mask|pattern|image/);
    expect(drawn(view)).toBe(drawn(view));
  },
);

test('no two views are the same drawing', () => {
  expect(new Set(viewNames.map((view) => drawn(view))).size).toBe(viewNames.length);
});

test.for(['harbour', 'lens', 'depth', 'fleet'] as const)(
  'on a poster of %s nothing but the ground stands behind the words',
  (view) => {
    const { height } = sizes.poster;
    for (const scheme of lightSchemeNames) {
      const shapes = drawn(view, scheme, 'poster').match(/<(path|rect|circle)[^>]*>/g) ?? [];
      const [ground, ...rest] = shapes;
      expect(ground).toContain(`fill="${schemes[scheme].sky}"`);
      const dark = rest.filter(
        (shape) =>
          !shape.includes(schemes[scheme].beam) &&
          !shape.includes(schemes[scheme].innerBeam) &&
          !shape.includes(schemes[scheme].disc),
      );
      for (const shape of dark) expect(extent(shape).top, shape).toBeGreaterThan(height * 0.35);
    }
  },
);
