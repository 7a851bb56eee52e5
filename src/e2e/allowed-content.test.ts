import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from '../site.ts';
import { root } from './real-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'allowed-content-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('an article may link to any file of another site, and write of files that nobody has', async () => {
  const out = join(folder, 'dist');
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  cpSync(join(import.meta.dirname, 'allowed-content'), folder, { recursive: true });
  await build({ root, contentRoot: folder, out, date: new Date(0), compression: false });
  const text = readFileSync(join(folder, 'content/insights/x.md'), 'utf8');
  const path = 'insights/where-other-people-keep-their-files/index.html';
  const page = readFileSync(join(out, path), 'utf8');
  const links = [...text.matchAll(/\((https:[^)]+)\)/g)].map((match) => match[1]);
  expect(links).toHaveLength(4);
  for (const link of links) expect(page).toContain(`<a href="${link}">`);
  expect(page).toContain('<code>url(/assets/hero.jpg)</code> and &quot;/assets/logo.png&quot;');
});
