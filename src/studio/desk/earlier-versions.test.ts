import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EarlierVersions } from './earlier-versions.ts';

const root = mkdtempSync(join(tmpdir(), 'earlier-'));
afterAll(() => rmSync(root, { recursive: true }));

const earlier = new EarlierVersions(root);
const about = 'content/pages/about.md';
const text = '---\ntitle: One\n---\nWords, “ours” and theirs.\n';

test('versions that gave way are there for whoever comes later, the newest first', () => {
  const before = Date.now();
  earlier.keep(about, text, 'overwritten');
  earlier.keep(about, 'No fields.', 'given-up');
  const found = new EarlierVersions(root).of(about);
  expect(found.map(({ how }) => how).sort()).toEqual(['given-up', 'overwritten']);
  const kept = found.find(({ how }) => how === 'overwritten');
  expect(kept).toMatchObject({ text, bodyFrom: 19, values: { title: 'One' } });
  expect(kept?.at).toBeGreaterThanOrEqual(before);
  expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => b - a));
});

test('two versions of one moment are both kept', () => {
  const path = 'content/site.json';
  for (const words of ['{"a":1}', '{"a":2}', '{"a":3}']) earlier.keep(path, words, 'given-up');
  expect(
    earlier
      .of(path)
      .map(({ values }) => values)
      .sort(),
  ).toHaveLength(3);
});

test('a file that gets another name takes its versions along', () => {
  earlier.move(about, 'content/pages/us.md');
  expect(earlier.of(about)).toEqual([]);
  expect(earlier.of('content/pages/us.md')).toHaveLength(2);
});

test('a version that cannot be kept is refused, so that nothing takes its place', () => {
  const path = 'content/pages/home.md';
  const full = new EarlierVersions(join(root, 'file'));
  writeFileSync(join(root, 'file'), '');
  expect(() => full.keep(path, text, 'overwritten')).toThrow('so nothing was changed');
});

test.each(['../x.md', 'content/../x.md', 'content/.x.md', ''])('%j has no versions', (path) => {
  expect(() => earlier.keep(path, text, 'given-up')).toThrow('is not a file of content/');
  expect(() => earlier.of(path)).toThrow('is not a file of content/');
});

test.each(['/../../evil', 'given-up/', ''])('no version is kept as %j', (how) => {
  const path = 'content/projects/calm-dog.md';
  expect(() => earlier.keep(path, text, how as 'given-up')).toThrow('overwritten or given up');
  expect(existsSync(join(root, '.output/earlier/content/projects'))).toBe(false);
});
