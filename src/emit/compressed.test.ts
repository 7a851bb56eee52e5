import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const long = 'A pier, and a light at its end. '.repeat(100);

test('a text above 1 KB has both brothers, and they say what it says', async () => {
  const [br, gz, ...others] = await compressed(
    [{ path: 'work/index.html', content: long }],
    folder,
  );
  expect(others).toEqual([]);
  expect([br?.path, gz?.path]).toEqual(['work/index.html.br', 'work/index.html.gz']);
  expect(brotliDecompressSync(br?.content ?? '').toString()).toBe(long);
  expect(gunzipSync(gz?.content ?? '').toString()).toBe(long);
});

test.each([
  ['a picture, which is compressed already', 'assets/share.png', long],
  ['a font', 'assets/special-gothic.woff2', long],
  ['what fits into one packet', 'robots.txt', 'User-agent: *'],
])('%s has none', async (_, path, content) => {
  expect(await compressed([{ path, content }], folder)).toEqual([]);
});

test('a text that was compressed before is not compressed again', async () => {
  const files = [{ path: 'a.svg', content: `${long}!` }];
  const first = await compressed(files, folder);
  const before = readdirSync(folder);
  expect(await compressed(files, folder)).toEqual(first);
  expect(readdirSync(folder)).toEqual(before);
});
