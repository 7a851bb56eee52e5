import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { extent } from '../../e2e/units/extent.ts';
import { motifNames } from './motifs.ts';
import { type SceneOptions, scene } from './scene.ts';
import { schemeNames, schemes } from './scheme.ts';
import { sizes } from './sizes.ts';

const shots = ['wide', 'off', 'along'] as const;
const harrow: SceneOptions = {
  seed: 'harrow',
  motif: 'houses',
  scheme: 'noon',
  shot: 'off',
  ...sizes.case,
};

test('a page has the same picture after every build', () => {
  expect(scene(harrow)).toBe(scene(harrow));
});

test('two articles with the same motif and scheme have different pictures', () => {
  expect(scene(harrow)).not.toBe(scene({ ...harrow, seed: 'another' }));
});

test.for(motifNames)('every picture of %s is at most 16 KB and valid SVG', (motif) => {
  for (const scheme of schemeNames) {
    for (const size of Object.values(sizes)) {
      for (const shot of shots) {
        const picture = scene({ seed: `${motif} ${scheme}`, motif, scheme, shot, ...size });
        expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(16_384);
        expect(XMLValidator.validate(picture)).toBe(true);
      }
    }
  }
});

test('a picture has no style, script, id or link for the policy to block', () => {
  for (const motif of motifNames) {
    expect(scene({ ...harrow, motif, shot: 'wide' })).not.toMatch(/style=|<style|<script|id=|href/);
  }
});

test('a picture states its size', () => {
  expect(scene(harrow)).toMatch(/^<svg [^>]*width="840" height="760" viewBox="0 0 840 760">/);
});

test('in a wide picture the tower is the winning bar, and the beam starts at its lamp', () => {
  const picture = scene({ ...harrow, shot: 'wide' });
  const lamp = picture.match(/<circle fill="#FFC93A" cx="([^"]*)" cy="([^"]*)"/);
  expect(picture).toContain(`<path fill="#FFC93A" d="M${lamp?.[1]} ${lamp?.[2]}L`);
});

test('a near tower extends beyond the top edge', () => {
  const shaft = scene({ ...harrow, shot: 'along' }).match(/<rect[^>]* x="672"[^>]*>/)?.[0] ?? '';
  expect(extent(shaft).top).toBeLessThan(0);
});

test('a picture uses the colours of its scheme', () => {
  for (const scheme of schemeNames) {
    const { sky, water, deck } = schemes[scheme];
    const picture = scene({ ...harrow, scheme });
    for (const colour of [sky, water, deck]) expect(picture).toContain(`<rect fill="${colour}"`);
  }
});
