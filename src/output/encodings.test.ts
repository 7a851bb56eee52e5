import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded } from './encodings.ts';

const long = Buffer.from('A pier, and a light at its end. '.repeat(100));

test('a text above 1 KB has both encodings, and they say what it says', async () => {
  const [br, gz, ...others] = await encoded('work/index.html', long);
  expect(others).toEqual([]);
  expect([br?.[0], gz?.[0]]).toEqual(['br', 'gz']);
  expect(brotliDecompressSync(br?.[1] ?? '')).toEqual(long);
  expect(gunzipSync(gz?.[1] ?? '')).toEqual(long);
});

test.each([
  ['a picture, which is compressed already', 'assets/share.png', long],
  ['a font', 'assets/special-gothic.woff2', long],
  ['what fits into one packet', 'robots.txt', Buffer.from('User-agent: *')],
])('%s has none', async (_, path, content) => {
  expect(await encoded(path, content)).toEqual([]);
});
