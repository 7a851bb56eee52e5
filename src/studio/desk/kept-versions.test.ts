import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { KeptVersions } from './kept-versions.ts';

const root = temporaryFolder();

const kept = new KeptVersions(root);
const about = 'content/pages/about.md';
const text = '---\ntitle: One\n---\nWords, “ours” and theirs.\n';

test('replaced versions can be listed later, the newest first', () => {
  const before = Date.now();
  kept.keep(about, text, 'saved');
  kept.keep(about, 'No fields.', 'given-up');
  const found = new KeptVersions(root).of(about);
  expect(found.map(({ how }) => how).sort()).toEqual(['given-up', 'saved']);
  const saved = found.find(({ how }) => how === 'saved');
  expect(saved).toMatchObject({ text, bodyFrom: 19, values: { title: 'One' } });
  expect(saved?.at).toBeGreaterThanOrEqual(before);
  expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => b - a));
});

test('two versions saved in the same millisecond are both kept', () => {
  const path = 'content/site.json';
  for (const words of ['{"a":1}', '{"a":2}', '{"a":3}']) kept.keep(path, words, 'given-up');
  expect(new Set(kept.of(path).map(({ text }) => text)).size).toBe(3);
});

test('the newest fifty versions of a file are kept, within a total size', () => {
  const path = 'content/prices.json';
  const own = new KeptVersions(join(root, 'own'), 430);
  for (let at = 1; at <= 52; at++) own.keep(path, `{"a":${at}}`, 'saved', at);
  const times = own.of(path).map(({ at }) => at);
  expect([times.length, times[0], times.at(-1)]).toEqual([50, 52, 3]);
  own.keep('content/clients.json', '[]'.padEnd(414), 'given-up', 100);
  expect(own.of(path).map(({ at }) => at)).toEqual([52, 51]);
  own.keep('content/prices.json', '{}'.padEnd(431), 'given-up', 101);
  expect(own.of(path).map(({ at }) => at)).toEqual([101, 52, 51]);
  own.keep(path, '{}', 'given-up', 102);
  expect(own.of(path).map(({ at }) => at)).toEqual([102, 52]);
});

test('what was deleted is listed with its title until it is there again', () => {
  const path = 'content/insights/one.md';
  const bytes = Buffer.from(text.replaceAll('\n', '\r\n'));
  kept.keep(path, bytes, 'deleted', 1_700_000_000_000);
  expect(kept.deleted()).toEqual([{ path, title: 'One', at: 1_700_000_000_000 }]);
  expect(kept.deletedBytes(path)).toEqual(bytes);
  mkdirSync(join(root, 'content/insights'), { recursive: true });
  writeFileSync(join(root, path), text);
  expect(kept.deleted()).toEqual([]);
});

test('a file that gets another name takes its versions along', () => {
  kept.move(about, 'content/pages/us.md');
  expect(kept.of(about)).toEqual([]);
  expect(kept.of('content/pages/us.md')).toHaveLength(2);
});

test('where the old version cannot be kept, the save is refused', () => {
  const path = 'content/pages/home.md';
  const full = new KeptVersions(join(root, 'file'));
  writeFileSync(join(root, 'file'), '');
  expect(() => full.keep(path, text, 'saved')).toThrow('so nothing was changed');
});

test.each(['../x.md', 'content/../x.md', 'content/.x.md', ''])('%j has no versions', (path) => {
  const message = 'is not a file of content/';
  expect(() => kept.keep(path, text, 'given-up')).toThrow(message);
  expect(() => kept.of(path)).toThrow(message);
});

test.each(['/../../evil', 'given-up/', ''])('no version is kept as %j', (how) => {
  const path = 'content/projects/calm-dog.md';
  expect(() => kept.keep(path, text, how as 'given-up')).toThrow('saved, given up or deleted');
  expect(existsSync(join(root, '.history/content/projects'))).toBe(false);
});
