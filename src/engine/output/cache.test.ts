import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { Cache } from './cache.ts';

const base = temporaryFolder();

let made = 0;
const fresh = () => join(base, String(made++));

/** A folder with the cache of a finished build. */
function filled(values: Record<string, string | Uint8Array>): string {
  const folder = fresh();
  const cache = new Cache(folder);
  for (const [key, value] of Object.entries(values)) cache.set(key, value);
  cache.close();
  return folder;
}

test('the next build reads texts and bytes unchanged', () => {
  const bytes = new Uint8Array([0, 255]);
  const cache = new Cache(filled({ text: '{"a":"£"}', bytes }));
  expect(cache.get('text')).toBe('{"a":"£"}');
  expect(cache.get('bytes')).toEqual(bytes);
  expect(cache.get('other')).toBeUndefined();
  cache.close();
});

test.each([
  ['a text file', 'Dear Ann, '.repeat(1000)],
  ['a truncated database', 'SQLite format 3\u0000 and nothing more'],
])('with %s in its place, the cache starts empty', (_, content) => {
  const folder = filled({ key: 'value' });
  writeFileSync(join(folder, 'memory.sqlite'), content);
  const cache = new Cache(folder);
  expect(cache.get('key')).toBeUndefined();
  cache.set('key', 'again');
  cache.close();
  expect(new Cache(folder).get('key')).toBe('again');
});

test('a disk that cannot be written does not stop a build', () => {
  const cache = new Cache('/dev/null/cache');
  cache.set('key', 'value');
  expect(cache.get('key')).toBeUndefined();
  cache.close();
});

test('values that no build has used for 30 days are deleted', () => {
  const folder = filled({ used: 'a', unused: 'b' });
  const database = new DatabaseSync(join(folder, 'memory.sqlite'));
  database.exec('update remembered set day = day - 31');
  database.close();
  const cache = new Cache(folder);
  cache.get('used');
  cache.close();
  const next = new Cache(folder);
  expect([next.get('used'), next.get('unused')]).toEqual(['a', undefined]);
  next.close();
});

test('values of another version are not read', () => {
  const folder = filled({ key: 'value' });
  const database = new DatabaseSync(join(folder, 'memory.sqlite'));
  database.exec('alter table remembered rename column value to said');
  database.close();
  const cache = new Cache(folder);
  expect(cache.get('key')).toBeUndefined();
  cache.set('key', 'again');
  cache.close();
  expect(new Cache(folder).get('key')).toBe('again');
});

test('a damaged cache stops no build, and the next build starts a new one', () => {
  const values = Array.from({ length: 300 }, (_, at) => [`key-${at}`, 'v'.repeat(4000)]);
  const folder = filled(Object.fromEntries(values));
  const file = join(folder, 'memory.sqlite');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, 8192));
  const cache = new Cache(folder);
  expect(cache.get('key-200')).toBeUndefined();
  cache.set('other', 'value');
  cache.close();
  const next = new Cache(folder);
  next.set('other', 'value');
  next.close();
  expect(new Cache(folder).get('other')).toBe('value');
});

test('while another build is writing, nothing in the cache is deleted', () => {
  const folder = filled({ key: 'value' });
  const other = new DatabaseSync(join(folder, 'memory.sqlite'));
  other.exec('begin exclusive');
  const { ino } = statSync(join(folder, 'memory.sqlite'));
  const cache = new Cache(folder, 20);
  cache.set('late', 'value');
  cache.close();
  other.exec('rollback');
  other.close();
  expect(statSync(join(folder, 'memory.sqlite')).ino).toBe(ino);
  expect(new Cache(folder).get('key')).toBe('value');
});
