import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forget, kept } from './kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was made once is not made again, until what it is made from changes', async () => {
  let made = 0;
  const make = () => Promise.resolve(new Uint8Array([++made]));
  expect([...(await kept(folder, 'one', make))]).toEqual([1]);
  expect([...(await kept(folder, 'one', make))]).toEqual([1]);
  expect([...(await kept(folder, 'two', make))]).toEqual([2]);
});

test('a disk that nothing can be kept on does not stop a build', async () => {
  const made = new Uint8Array([1]);
  expect(await kept('/dev/null/kept', 'one', () => Promise.resolve(made))).toBe(made);
});

test('what no build has asked for in 30 days is forgotten, what is not ours is left alone', async () => {
  const make = () => Promise.resolve(new Uint8Array([1]));
  const own = mkdtempSync(join(folder, 'own-'));
  for (const source of ['used', 'unused']) await kept(own, source, make);
  writeFileSync(join(own, 'letter.txt'), 'Dear Ann');
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(own)) utimesSync(join(own, name), longAgo, longAgo);
  await kept(own, 'used', make);
  await forget(own);
  expect(readdirSync(own)).toHaveLength(2);
  expect(readdirSync(own)).toContain('letter.txt');
});

test('a folder that is not there is nothing to worry about', async () => {
  await expect(forget(join(folder, 'nowhere'))).resolves.toBeUndefined();
});
