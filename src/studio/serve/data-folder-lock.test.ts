import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isHeld, lockDataFolder } from './data-folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'pid');
/** The ID of a process that has ended. */
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

test('a killed process no longer holds its folder', async () => {
  writeFileSync(file, `${gone} ${gone}`);
  await (await lockDataFolder(file)).release();
});

test('a new process waits for the server that a killed process left running', async () => {
  writeFileSync(file, `${gone} ${process.pid}`);
  expect(isHeld(file)).toBe(false);
  const next = lockDataFolder(file);
  setTimeout(() => writeFileSync(file, `${gone} ${gone}`), 300);
  await (await next).release();
});

test('a process ID from before the machine was restarted is ignored', async () => {
  writeFileSync(file, `${process.pid}`);
  utimesSync(file, 0, 0);
  await (await lockDataFolder(file)).release();
});
