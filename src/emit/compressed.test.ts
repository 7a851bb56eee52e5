import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { generatedBody } from '../e2e/many-articles.ts';
import { compressed, encode } from './compressed.ts';
import { brotliBytes, pageBudget } from './weight.ts';

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

const words = generatedBody(1, 20_000);
/** The shortest text of whole thousands that is over the budget at brotli's quality 5. */
const page =
  Array.from({ length: words.length / 1000 }, (_, at) => words.slice(0, at * 1000)).find(
    (text) => brotliBytes(text, 5) > pageBudget,
  ) ?? '';
const short = page.slice(0, -2000);

const efforts: [what: string, path: string, text: string, quality: number][] = [
  ['a page that arrives at once is compressed quickly', 'work/index.html', short, 5],
  ['a page that would not is compressed harder', 'work/index.html', page, 10],
  ['a page that never will, as hard as can be', 'work/index.html', words, 11],
  ['a drawing is compressed quickly, however large', 'assets/pier.svg', page, 5],
  ['a script, which every visitor loads, as hard as can be', 'assets/entry.js', short, 11],
];

test.each(efforts)('%s', async (_, path, text, quality) => {
  const [br] = await encode(path, Buffer.from(text));
  expect(br?.content.length).toBe(brotliBytes(text, quality));
});
