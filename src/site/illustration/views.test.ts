import { expect, test } from 'vitest';
import { extent } from '../../e2e/units/extent.ts';
import { palette } from './palette.ts';
import { schemeNames, schemes } from './scheme.ts';
import { type SizeName, sizes } from './sizes.ts';
import { screens, viewPicture, views } from './views.ts';

const sizeNames = Object.keys(sizes) as SizeName[];

function drawn(
  view: string,
  scheme = schemeNames[0] as (typeof schemeNames)[number],
  size: SizeName = 'card',
) {
  return viewPicture(view, { colours: schemes[scheme], ...sizes[size] });
}

test.for(views.names)('%s is whole and at most 16 KB in every scheme and size', (view) => {
  for (const scheme of schemeNames) {
    for (const size of sizeNames) {
      const picture = drawn(view, scheme, size);
      expect(Buffer.byteLength(picture), `${scheme} ${size}`).toBeLessThanOrEqual(16_384);
      expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d|style=|<style|<script|id=|href/);
      expect(picture).not.toMatch(/(width|height|r)="-/);
    }
  }
});

test.for(views.names)('%s never has the page’s own colour, which would cut it in two', (view) => {
  for (const scheme of schemeNames) expect(drawn(view, scheme)).not.toContain(palette.paper);
});

test.for(views.names)('%s is flat, and the same after every build', (view) => {
  expect(drawn(view)).not.toMatch(/radient|filter|mask|pattern|image/);
  expect(drawn(view)).toBe(drawn(view));
});

test.for(views.names)('%s is all in its frame if it is to be whole, and its light too', (view) => {
  for (const size of ['cover', 'card'] as const) {
    const { width, height } = sizes[size];
    const colours = schemes.night;
    const whole = viewPicture(view, { width, height, colours, isWhole: true });
    const light = whole.match(/<path fill="[^"]*" d="M[^LVz]*L[^LVz]*V[^LVz]*z"\/>/g) ?? [];
    for (const wedge of light) expect(extent(wedge).top, wedge).toBeGreaterThan(0);
    const [, top] = / y="([\d.]+)" width="[\d.]+" height="[\d.]+" viewBox/.exec(whole) ?? [];
    // Bridges rise a twelfth above their view's own frame.
    expect(Number(top)).toBeGreaterThan(height / 12);
  }
});

test.for(screens.names)('%s has a whole first screen of its own, in any scheme', (view) => {
  expect(views.names).toContain(view);
  for (const scheme of schemeNames) {
    const screen = { ...sizes.screen, colours: schemes[scheme] };
    expect(viewPicture(view, { ...screen, isWhole: true })).not.toBe(viewPicture(view, screen));
  }
});

test('no two views are the same drawing', () => {
  expect(new Set(views.names.map((view) => drawn(view))).size).toBe(views.names.length);
});
