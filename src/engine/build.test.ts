import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from './build.ts';
import type { BuildOptions } from './build-options.ts';
import { tinySite } from './tiny-site/tiny-site.tsx';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tiny-'));
const contentRoot = join(folder, 'tiny');
const out = join(folder, 'out');
cpSync(join(import.meta.dirname, 'tiny-site'), contentRoot, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const made = (options?: Partial<BuildOptions>) =>
  build(tinySite, {
    ...{ root, contentRoot, out, cache: join(folder, 'cache'), date: new Date('2026-11-21') },
    ...options,
  });
const first = await made();
const html = (path: string) => readFileSync(join(out, path), 'utf8');

test('pages, feeds, lists and scripts of a site are made from its definition alone', () => {
  expect(first.pages).toBe(5);
  expect(html('index.html')).toContain('Notes of a small');
  expect(html('notes/first/index.html')).toContain('was written in 2026.');
  expect(html('feed.xml')).toContain('<title>Tiny</title>');
  expect(html('sitemap.xml')).toContain('<loc>https://tiny.example/notes/second</loc>');
  expect(html('licences.txt')).toContain('react');
});
