import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { ownershipFile } from '../../engine/output/ownership.ts';
import { site as definition } from '../../site/site.ts';
import { contents, differing } from './folder-contents.ts';
import { workplace } from './workplace.ts';

const base = mkdtempSync(join(tmpdir(), 'memory-'));
afterAll(() => rmSync(base, { recursive: true }));

const place = workplace(base, () => 0);
const cache = join(base, 'cache');
const folders = { root: place.root, out: place.out, cache };
const options = { ...folders, ...place.options, plain: true };
await build(definition, options);
const whole = contents(place.out);

/** The paths that differ from the first build. */
const changed = () => differing(whole, contents(place.out));

const damages: [what: string, sql: string][] = [
  [
    'values cut short',
    "update remembered set value = substr(value, 1, 20) where typeof(value) = 'text'",
  ],
  ['values of another kind', 'update remembered set value = 7'],
  ['broken lists of files', "update groups set files = '[['"],
  ['a broken record of the output folder', "update folders set about = '{'"],
];

test.each(damages)('a cache with %s gives the same site', async (_, sql) => {
  const database = new DatabaseSync(join(cache, 'memory.sqlite'));
  database.exec(sql);
  database.close();
  expect(await build(definition, options)).toMatchObject({ written: 0, deleted: 0 });
  expect(changed()).toEqual([]);
});

test('a secret added to .env later is found in unchanged files', async () => {
  const file = join(place.root, '.env');
  const heading = /<h2[^>]*>([^<]{12,})<\/h2>/.exec(String(whole.get('privacy/index.html')))?.[1];
  writeFileSync(file, `ACCESS_TOKEN="${heading}"\n`);
  await expect(build(definition, options)).rejects.toThrow(
    '(privacy/index.html) tells a value from .env.',
  );
  rmSync(file);
  expect(await build(definition, options)).toMatchObject({ written: 0, deleted: 0 });
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

test.each(moments)(
  'a build that is killed %s damages neither site nor cache',
  async (_, isReached) => {
    const file = join(place.root, 'content/site.json');
    const settings = readFileSync(file, 'utf8');
    writeFileSync(file, settings.replace(/("tagline": ")/, '$1Another '));
    const logo = join(place.root, 'content/clients.json');
    const clients = readFileSync(logo, 'utf8');
    writeFileSync(logo, clients.replace(/("text": ")/, '$1X'));
    const before = listed();
    const killed = spawned();
    const ended = once(killed, 'exit');
    while (!isReached(before) && killed.exitCode === null) await setTimeout(1);
    killed.kill('SIGKILL');
    await ended;
    writeFileSync(file, settings);
    writeFileSync(logo, clients);
    await build(definition, options);
    expect(changed().filter((path) => whole.has(path) && path !== ownershipFile)).toEqual([]);
    await build(definition, options);
  },
);

function spawned(): ChildProcess {
  const hosts = join(base, 'hosts');
  const args = ['build.ts', '--plain', '--out', place.out, '--hosts', hosts, '--cache', cache];
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(+place.options.date / 1000) };
  return spawn(process.execPath, args, { cwd: place.root, env, stdio: 'ignore' });
}
