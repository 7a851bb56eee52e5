import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { generatedBody } from '../../e2e/fixtures/many-articles.ts';
import { encoded } from './encodings.ts';
import { brotliBytes, pageBudget } from './weight.ts';

const long = Buffer.from('A pier, and a light at its end. '.repeat(100));

test('a text above 1 KB is compressed as brotli and gzip, which decompress to it', async () => {
  const [br, gz, ...others] = await encoded('work/index.html', long);
  expect(others).toEqual([]);
  expect([br?.[0], gz?.[0]]).toEqual(['br', 'gz']);
  expect(brotliDecompressSync(br?.[1] ?? '')).toEqual(long);
  expect(gunzipSync(gz?.[1] ?? '')).toEqual(long);
});

test.each([
  ['a picture, which is compressed already', 'assets/share.png', long],
  ['a font', 'assets/special-gothic.woff2', long],
  ['a text that fits into one packet', 'robots.txt', Buffer.from('User-agent: *')],
])('%s is not compressed', async (_, path, content) => {
  expect(await encoded(path, content)).toEqual([]);
});

const words = generatedBody(1, 20_000);
/** The shortest text, in steps of 1,000 characters, over the budget at brotli quality 5. */
const page =
  Array.from({ length: words.length / 1000 }, (_, at) => words.slice(0, at * 1000)).find(
    (text) => brotliBytes(text, 5) > pageBudget,
  ) ?? '';
const short = page.slice(0, -2000);

const efforts: [what: string, path: string, text: string, quality: number][] = [
  ['a page that fits into the first round trip is compressed quickly', 'work/index.html', short, 5],
  ['a page that would not fit is compressed harder', 'work/index.html', page, 10],
  ['a page that cannot fit is compressed as hard as possible', 'work/index.html', words, 11],
  ['a drawing is compressed quickly, however large', 'assets/pier.svg', page, 5],
  [
    'a script, which every visitor loads, is compressed as hard as possible',
    'assets/entry.js',
    short,
    11,
  ],
];

test.each(efforts)('%s', async (_, path, text, quality) => {
  const [br] = await encoded(path, Buffer.from(text));
  expect(br?.[1].length).toBe(brotliBytes(text, quality));
});
