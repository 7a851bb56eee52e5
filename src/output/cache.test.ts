import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { Cache } from './cache.ts';

const base = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(base, { recursive: true }));

let made = 0;
const fresh = () => join(base, String(made++));

/** A folder whose cache was given values by a build that has ended. */
function filled(values: Record<string, string | Uint8Array>): string {
  const folder = fresh();
  const cache = new Cache(folder);
  for (const [key, value] of Object.entries(values)) cache.set(key, value);
  cache.close();
  return folder;
}

test('the next build finds texts and bytes as they were', () => {
  const bytes = new Uint8Array([0, 255]);
  const cache = new Cache(filled({ text: '{"a":"£"}', bytes }));
  expect(cache.get('text')).toBe('{"a":"£"}');
  expect(cache.get('bytes')).toEqual(bytes);
  expect(cache.get('other')).toBeUndefined();
  cache.close();
});

test('a value can be had before it is on the disk', () => {
  const cache = new Cache(fresh());
  cache.set('key', 'value');
  expect(cache.get('key')).toBe('value');
  cache.close();
});

test('a build that is killed leaves what was written whole', () => {
  const folder = filled({ key: 'value' });
  const killed = new Cache(folder);
  killed.set('late', 'never written');
  const next = new Cache(folder);
  expect([next.get('key'), next.get('late')]).toEqual(['value', undefined]);
  for (const cache of [killed, next]) cache.close();
});

test.each([
  ['something else', 'Dear Ann, '.repeat(1000)],
  ['half a database', 'SQLite format 3\u0000 and nothing more'],
])('where %s lies in its place, it begins anew', (_, content) => {
  const folder = filled({ key: 'value' });
  writeFileSync(join(folder, 'memory.sqlite'), content);
  const cache = new Cache(folder);
  expect(cache.get('key')).toBeUndefined();
  cache.set('key', 'again');
  cache.close();
  expect(new Cache(folder).get('key')).toBe('again');
});

test('a disk that nothing can be written on does not stop a build', () => {
  const cache = new Cache('/dev/null/cache');
  cache.set('key', 'value');
  expect(cache.get('key')).toBe('value');
  expect(cache.placed('dist').size).toBe(0);
  cache.close();
});

test('what no build has asked for in 30 days is forgotten', () => {
  const folder = filled({ used: 'a', unused: 'b' });
  const database = new DatabaseSync(join(folder, 'memory.sqlite'));
  database.exec('update remembered set used = used - 31');
  database.close();
  const cache = new Cache(folder);
  cache.get('used');
  cache.close();
  const next = new Cache(folder);
  expect([next.get('used'), next.get('unused')]).toEqual(['a', undefined]);
  next.close();
});

test('what was put into one folder is not taken for what was put into another', () => {
  const folder = fresh();
  const cache = new Cache(folder);
  const placed = { from: 'a', digest: 'b', size: 3, time: 4.5 };
  cache.place(
    'dist',
    new Map([
      ['index.html', placed],
      ['old.html', placed],
    ]),
    [],
  );
  cache.place('dist', new Map(), ['old.html']);
  cache.close();
  const next = new Cache(folder);
  expect(next.placed('dist')).toEqual(new Map([['index.html', placed]]));
  expect(next.placed('other')).toEqual(new Map());
  next.close();
  expect(readdirSync(folder)).toEqual(['memory.sqlite']);
});
