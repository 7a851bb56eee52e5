import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { rememberSite, runningSite } from './running-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'running-'));
const lock = join(folder, 'pid');
/** The ID of a process that has ended. */
const gone = spawnSync(process.execPath, ['--version']).pid;

const served = await listen((_, response) => response.end(), { port: 0, network: false });
const url = `http://localhost:${served.port}`;
beforeEach(() => writeFileSync(lock, `${process.pid}`));
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

test('a second start learns where the first one serves, until that one ends', async () => {
  expect(await runningSite(folder)).toBeUndefined();
  const forget = rememberSite(folder, url);
  expect(await runningSite(folder)).toBe(url);
  forget();
  expect(await runningSite(folder)).toBeUndefined();
});

test('what a killed start left behind fools nobody', async () => {
  rememberSite(folder, url);
  writeFileSync(lock, `${gone}`);
  expect(await runningSite(folder)).toBeUndefined();
});

test('a process that got the number of the killed one fools nobody, since no site answers', async () => {
  rememberSite(folder, 'http://localhost:1');
  expect(await runningSite(folder)).toBeUndefined();
});

test.each(['', '{"url":7}', '{"url":"no address"}', '{'])(
  'a damaged file, %j, is ignored',
  async (text) => {
    writeFileSync(join(folder, 'site.json'), text);
    expect(await runningSite(folder)).toBeUndefined();
  },
);
