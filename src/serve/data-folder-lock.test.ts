import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isHeld, lockDataFolder } from './data-folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'pid');
/** Of a process that has ended. */
const gone = spawnSync('true').pid;

beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder that somebody uses is refused, and stays theirs', async () => {
  const { release } = await lockDataFolder(file);
  expect(isHeld(file)).toBe(true);
  await expect(lockDataFolder(file)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(existsSync(file)).toBe(true);
  release();
  expect(isHeld(file)).toBe(false);
  await (await lockDataFolder(file)).release();
});

test('who was killed has no folder any more', async () => {
  writeFileSync(file, `${gone} ${gone}`);
  await (await lockDataFolder(file)).release();
});

test('a server whose starter was killed is waited for', async () => {
  writeFileSync(file, `${gone} ${process.pid}`);
  expect(isHeld(file)).toBe(false);
  const next = lockDataFolder(file);
  setTimeout(() => writeFileSync(file, `${gone} ${gone}`), 300);
  await (await next).release();
});

test('a number from before the machine was started means nobody', async () => {
  writeFileSync(file, `${process.pid}`);
  utimesSync(file, 0, 0);
  await (await lockDataFolder(file)).release();
});
