import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const folder = temporaryFolder();

/** Half an hour before the new year in London; further east it has begun. */
const date = String(Date.parse('2026-12-31T23:30:00Z') / 1000);

/** Builds in a separate process, into empty folders and without a cache. */
function built(name: string, env: Record<string, string>) {
  const place = join(folder, name);
  cpSync(join(fixtureRoot, 'content'), join(place, 'content'), { recursive: true });
  const [out, hosts, cache] = ['site', 'hosts', 'cache'].map((part) => join(place, part));
  const folders = ['--content', place, '--out', out, '--hosts', hosts, '--cache', cache];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['build.ts', '--plain', ...folders.map(String)],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: date, ...env },
    },
  );
  expect(stderr).not.toContain('Nothing was written');
  expect(status).toBe(0);
  return [...contents(join(place, 'site')), ...contents(join(place, 'hosts'))];
}

function contents(place: string): [path: string, content: string][] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(place.length), readFileSync(path, 'latin1')]);
}

test('empty builds in two folders, time zones and languages give the same bytes', () => {
  const one = built('one', { TZ: 'America/Los_Angeles', LC_ALL: 'en_US.UTF-8' });
  // Turkish has its own number and date formats and letter case rules.
  const two = built('deeper/two', { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' });
  expect(two.map(([path]) => path)).toEqual(one.map(([path]) => path));
  const differing = two.filter(([, content], at) => content !== one[at]?.[1]);
  expect(differing.map(([path]) => path)).toEqual([]);
  expect(one.length).toBeGreaterThan(200);
}, 300_000);
