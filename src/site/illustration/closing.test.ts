import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closing, closings } from './closing.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';

const looks: Look = { skin: 'tan', hair: 'bob', colour: 'black', clothes: 'yellow', ground: 'sea' };
const team = Array.from({ length: 6 }, () => looks);

test.each(closings)('the scene “%s” is small enough to load late', (scene) => {
  expect(brotliCompressSync(closing(scene, team)).length).toBeLessThanOrEqual(4096);
});

test('the sky is left to the page, so that the light is behind the tower', () => {
  expect(closing('pier', team)).not.toContain(`<rect fill="${palette.ink}" x="0"`);
});

test('the stylesheet has the position of the lamp', () => {
  const css = readFileSync(join(import.meta.dirname, '../ui/closing--team.css'), 'utf8');
  const [, top] = /--lamp-top: calc\(100% - (\d+)px\)/.exec(css) ?? [];
  const [, right] = /--lamp: calc\(100% - var\(--right\) - (\d+)px\) var/.exec(css) ?? [];
  const [, x, y] =
    /<circle fill="#FFC93A" cx="([^"]*)" cy="([^"]*)"/.exec(closing('pier', team)) ?? [];
  // The page's frame is the middle 1440 units of the scene's 2880.
  expect(2160 - Number(x)).toBe(Number(right));
  const [, cut] = /bottom: -(\d+)px/.exec(css) ?? [];
  expect(Math.abs(620 - Number(y) - Number(cut) - Number(top))).toBeLessThan(1);
});

test('six of the team stand on the pier, whoever else there is', () => {
  const standing = (count: number) =>
    closing(
      'pier',
      Array.from({ length: count }, () => looks),
    ).split(/<g transform="translate\(\d+ 476\)/).length - 1;
  expect([0, 3, 6, 7].map(standing)).toEqual([0, 3, 6, 6]);
});

test('whoever there is sits in the audience, across the widest page, and none of them twice in a frame', () => {
  const seats = closing('screen', team).matchAll(/<g transform="translate\((\d+) 620\)">/g);
  const places = [...seats].map(([, x]) => Number(x)).toSorted((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: 12 }, (_, at) => 120 + 240 * at));
});
