import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded } from './encodings.ts';
import { brotliBytes, pageAim } from './weight.ts';

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

/** Text that compresses like words: short ones are common, and some sentences come again. */
function sentences(count: number): string {
  let state = 1;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) ** 3 * most);
  };
  const syllables = ['ta', 're', 'lo', 'min', 'ke', 'sa', 'ond', 'pi', 'ur', 'den', 'vo', 'sh'];
  const word = (number: number): string => {
    const syllable = syllables[number % 12] ?? '';
    return number < 12 ? syllable : syllable + word(Math.floor(number / 12));
  };
  const sentence = () => Array.from({ length: 12 }, () => word(below(20_000))).join(' ');
  const all = Array.from({ length: 800 }, () => `${sentence()}.`);
  return Array.from({ length: count }, () => all[below(800)]).join('\n');
}

const words = sentences(2000);
/** The shortest text, in steps of 1,000 characters, over the aim at brotli quality 5. */
const page =
  Array.from({ length: words.length / 1000 }, (_, at) => words.slice(0, at * 1000)).find(
    (text) => brotliBytes(text, 5) > pageAim,
  ) ?? '';
const short = page.slice(0, -2000);

const efforts: [what: string, path: string, text: string, quality: number][] = [
  ['a page within the aim is compressed quickly', 'work/index.html', short, 5],
  ['a page over it is compressed harder', 'work/index.html', page, 10],
  ['a page that stays over it is compressed as hard as possible', 'work/index.html', words, 11],
  ['a drawing is compressed quickly, however large', 'assets/pier.svg', page, 5],
];

test.each(efforts)('%s', async (_, path, text, quality) => {
  const [br] = await encoded(path, Buffer.from(text));
  expect(br?.[1].length).toBe(brotliBytes(text, quality));
});

test('a script, which every visitor loads, is at most 0.1 % larger than the smallest possible', async () => {
  const [br] = await encoded('assets/entry.js', Buffer.from(words));
  expect(br?.[1].length).toBeLessThanOrEqual(brotliBytes(words, 11) * 1.001);
});
