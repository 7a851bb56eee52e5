import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { palette } from './palette.ts';
import {
  lightSchemeAt,
  lightSchemeNames,
  oppositeOf,
  schemeAt,
  schemeBelow,
  schemeNames,
  schemes,
} from './scheme.ts';

test('all seven schemes are used in turn', () => {
  expect([...schemeNames].sort()).toEqual(Object.keys(schemes).sort());
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(schemeAt)).size).toBe(7);
});

test.for([1, 2, 3, 4, 5])('in %d columns no two neighbours have one scheme', (columns) => {
  for (let index = 0; index < 40; index++) {
    const after = [1, columns - 1, columns, columns + 1].filter((step) => step > 0);
    for (const step of after) expect(schemeAt(index)).not.toBe(schemeAt(index + step));
  }
});

test.for([1, 2, 3])('in %d columns no poster has its neighbours’ scheme', (columns) => {
  for (let index = 0; index < 20; index++) {
    expect(lightSchemeAt(index)).not.toBe(lightSchemeAt(index + 1));
    expect(lightSchemeAt(index)).not.toBe(lightSchemeAt(index + columns));
  }
});

test('dark text is legible on sky and beam of every light scheme, and of no other', () => {
  const light = schemeNames.filter((name) => schemes[name].light);
  expect([...light].sort()).toEqual([...lightSchemeNames].sort());
  for (const name of light) {
    const { sky, disc, beam, innerBeam } = schemes[name];
    for (const ground of [sky, disc, beam, innerBeam]) {
      expect(contrast(palette.ink, ground), name).toBeGreaterThan(7);
    }
  }
});

test('bars never have the colour of the sky or the beam', () => {
  for (const name of schemeNames) {
    const { sky, beam, bars } = schemes[name];
    for (const fill of bars.fills) expect([sky, beam], name).not.toContain(fill);
  }
});

test('the end of a page never has the ground right above it, beside its picture neither', () => {
  for (const ground of lightSchemeNames) {
    for (const own of schemeNames) {
      expect(schemeBelow(ground, own)).not.toBe(ground);
      if (own === 'fret') continue;
      const pair = schemeBelow(ground, own, true);
      expect(oppositeOf(pair), `${ground}, ${own}`).not.toBe(ground);
    }
  }
});
