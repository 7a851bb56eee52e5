import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../e2e/root.ts';
import { browserScripts } from '../../engine/bundle/bundle.ts';
import { readNotice } from '../../engine/content/reader.ts';
import { licences, licencesPath, shippedPackages } from '../../engine/listings/licences.ts';
import { typeface } from '../brand/typeface.ts';
import { site } from '../site.ts';

const backend = { url: 'https://abc.supabase.example', key: 'sb_publishable_x' };
const code = await browserScripts(root, {
  sources: site.browser,
  widgets: Object.keys(site.widgets),
  backend,
});
const folders = shippedPackages(code, typeface.path);
const notices = await Promise.all(folders.map((folder) => readNotice(root, folder)));
const { file, problems } = licences(notices);
const text = String(file.content);

test('licences.txt has the notice of every package sent to visitors', () => {
  expect(problems).toEqual([]);
  expect(file.path).toBe(licencesPath.slice(1));
  const names = notices.map(({ name }) => name);
  for (const name of ['react', 'react-dom', 'scheduler', 'zod', '@supabase/supabase-js'])
    expect(names).toContain(name);
  for (const { name, version, licence } of notices)
    expect(text).toContain(`${name} ${version}, ${licence}\n`);
});

test('licences are copied word for word', () => {
  for (const folder of folders) {
    const place = join(root, folder);
    const [own = ''] = readdirSync(place).filter((name) => /^license/i.test(name));
    const words = readFileSync(join(place, own), 'utf8').replaceAll('\r\n', '\n').trim();
    expect(words.length).toBeGreaterThan(200);
    expect(text).toContain(words);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('a licence text that packages share appears once', () => {
  const [, ...parts] = text.split(`\n\n${'-'.repeat(72)}\n\n`);
  const texts = parts.map((part) => part.replace(/^.*?\n\n/s, ''));
  expect(new Set(texts).size).toBe(texts.length);
});

test('a package without a licence text stops the build', () => {
  const secretive = {
    folder: 'node_modules/x',
    name: 'x',
    version: '1.0.0',
    licence: 'MIT',
    text: '',
  };
  expect(licences([...notices, secretive]).problems).toEqual([
    {
      file: 'node_modules/x',
      code: 'missing-licence',
      message: 'is sent to visitors, but holds no licence that could be passed on. Do without it.',
    },
  ]);
});
