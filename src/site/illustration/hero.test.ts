import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hero } from './hero.ts';
import type { Chart } from './series-layout.ts';

const chart: Chart = {
  thing: 'dogs',
  key: '1 booking',
  each: 1,
  names: ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
  series: [38, 44, 57, 71, 88, 96],
  most: 100,
};

test('the scene on the home page, with 394 dogs in it, is at most 1 KB with brotli', () => {
  expect(brotliCompressSync(hero({ chart })).length).toBeLessThanOrEqual(1024);
});

test('screen readers skip the scene', () => {
  expect(hero({ chart })).toContain('aria-hidden="true"');
});

test('the stylesheet matches the position of beam and lamp', () => {
  const css = readFileSync(join(import.meta.dirname, '../ui/hero.css'), 'utf8');
  const [, x = '', y = ''] = /transform-origin: (\d+)px (\d+)px/.exec(css) ?? [];
  expect(hero({ chart })).toMatch(
    new RegExp(`<g><circle fill="#FFC93A" cx="${x}" cy="${y}(\\.|")`),
  );
  expect(hero({ chart })).toMatch(
    new RegExp(`<g class="hero-beam"><path fill="#FFC93A" d="M${x} ${y}[. L]`),
  );
});

test('the scene has nothing that the security policy would block', () => {
  expect(hero({ chart })).not.toMatch(/style=|<style|<script|id=|href/);
});

test('what is left over is a puppy', () => {
  const drawn = (series: number[]) => hero({ chart: { ...chart, each: 4, series } });
  const heads = (svg: string) => svg.match(/stroke-linecap="round"/g)?.length ?? 0;
  expect(heads(drawn([4, 8, 12, 16, 20, 24]))).toBe(5);
  expect(heads(drawn([5, 8, 12, 16, 20, 24]))).toBe(10);
});

test('each month says its figure, and shows that of the year before', () => {
  const shown = hero({ chart: { ...chart, before: [38, 22, 57, 71, 0, 96] } });
  expect(shown).toContain('>Jan 44</text>');
  const [, past = ''] = /d="([^"]+)" class="hero-past"/.exec(shown) ?? [];
  const heights = [...past.matchAll(/v-?([\d.]+)h[\d.]+v/g)].map(([, high]) => Number(high));
  expect(heights).toHaveLength(6);
  expect((heights[1] ?? 0) / (heights[0] ?? 0)).toBeCloseTo(22 / 38, 1);
  expect(heights[4]).toBe(0);
});
