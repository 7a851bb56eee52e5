import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { differing } from '../tiny-site/folder-contents.ts';
import { noteFile, TinyPlace, tinyDate } from '../tiny-site/tiny-place.ts';
import { ownershipFile } from './ownership.ts';

const place = new TinyPlace();
afterAll(() => place.delete());

/** So many that a build can be ended while it makes or moves their pages. */
const notes = 200;
for (let at = 0; at < notes; at++) place.put(`notes/number-${at}.md`, noteFile(`Number ${at}`));

const options = { plain: true };
await place.build(options);
const whole = place.files();

const changed = () => differing(whole, place.files());

const damages: Record<string, string> = {
  'values cut short':
    "update remembered set value = substr(value, 1, 20) where typeof(value) = 'text'",
  'values of another kind': 'update remembered set value = 7',
};

test.each(Object.entries(damages))('a cache with %s gives the same site', async (_, sql) => {
  const database = new DatabaseSync(join(place.cache, 'memory.sqlite'));
  database.exec(sql);
  database.close();
  expect(await place.build(options)).toMatchObject({ written: 0, deleted: 0 });
  expect(changed()).toEqual([]);
});

test('a secret added to .env later is found in unchanged files', async () => {
  const file = join(place.root, '.env');
  writeFileSync(file, 'ACCESS_TOKEN="which was written"\n');
  expect(await place.refusal(options)).toContainEqual(
    expect.stringContaining('(notes/first/index.html) contains a value from .env.'),
  );
  rmSync(file);
  expect(await place.build(options)).toMatchObject({ written: 0, deleted: 0 });
});

const moments: [when: string, isReached: (before: string) => boolean][] = [
  ['while making files', () => aside() > 30],
  ['while moving files into place', (before) => listed() !== before],
];

const listed = () => readFileSync(join(place.out, ownershipFile), 'utf8');

function aside(): number {
  const workshop = join(place.out, '.building');
  return existsSync(workshop) ? readdirSync(workshop).length : 0;
}

test.each(moments)('a build killed %s damages neither site nor cache', async (_, isReached) => {
  // On every page, and a new asset.
  place.change('site.json', '"Tiny"', '"Another"');
  place.put('notes/new.md', noteFile('New'));
  const before = listed();
  const killed = spawned();
  const ended = once(killed, 'exit');
  while (!isReached(before) && killed.exitCode === null) await setTimeout(1);
  killed.kill('SIGKILL');
  await ended;
  place.change('site.json', '"Another"', '"Tiny"');
  place.remove('notes/new.md');
  await place.build(options);
  expect(changed().filter((path) => whole.has(path) && path !== ownershipFile)).toEqual([]);
  await place.build(options);
});

function spawned(): ChildProcess {
  const { root, out, cache, folder } = place;
  const folders = ['--out', out, '--hosts', join(folder, 'hosts'), '--cache', cache];
  const program = 'src/engine/tiny-site/build-tiny.ts';
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(+tinyDate / 1000) };
  const args = ['--import', 'tsx', program, '--plain', ...folders];
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
}
