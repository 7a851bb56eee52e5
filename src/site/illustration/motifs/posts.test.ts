import { expect, test } from 'vitest';
import { bar, count } from '../../../e2e/units/example-bar.ts';
import { contrast } from '../contrast.ts';
import { schemeNames, schemes } from '../scheme.ts';
import { frames, posts } from './posts.ts';

test('a bar three times as high as wide is three posts, each with a picture', () => {
  const drawing = posts(bar({ height: 300 }));
  expect(count(drawing, '<rect')).toBe(3);
  expect(count(drawing, '<path')).toBe(3);
});

test('a post and the one above it show different pictures', () => {
  const pictures = [...posts(bar({ height: 400 })).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  expect(new Set(pictures).size).toBe(4);
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

test('a film has four holes to a frame on either side', () => {
  const drawing = frames(bar({ height: 200 }));
  expect(drawing).toContain('stroke-dasharray="10 15"');
  expect(drawing).toContain('M152 307.5V500M248 307.5V500');
});
