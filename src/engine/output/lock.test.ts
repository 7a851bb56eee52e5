import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { processName, takeLock } from './lock.ts';

const folder = temporaryFolder();
const file = join(folder, 'pid');
const take = () => takeLock(file, (pid) => new Error(`in use by process ${pid}`));
/** The ID of a process that has ended. */
const gone = spawnSync('true').pid;

beforeEach(() => rmSync(file, { force: true }));

test('what a process has locked is refused to others, until it releases it', async () => {
  const { release } = await take();
  await expect(take()).rejects.toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(file)).toBe(false);
  (await take()).release();
});

test('a lock that another process has taken over is theirs', async () => {
  const { isOurs, release } = await take();
  writeFileSync(file, `${process.ppid}-1`);
  release();
  expect([isOurs(), readFileSync(file, 'utf8')]).toEqual([false, `${process.ppid}-1`]);
});

test('the lock of a killed process is taken over', async () => {
  writeFileSync(file, `${gone}-1`);
  const { isOurs, release } = await take();
  expect(isOurs()).toBe(true);
  release();
});

test('a process ID from before the machine was restarted is ignored', async () => {
  writeFileSync(file, processName(process.pid));
  utimesSync(file, 0, 0);
  (await take()).release();
});

test('without a start time, the process ID decides', async () => {
  writeFileSync(file, `${process.ppid}`);
  await expect(take()).rejects.toThrow(`in use by process ${process.ppid}`);
});

test.runIf(existsSync('/proc/self/stat'))('another with its process ID holds no lock', async () => {
  writeFileSync(file, `${process.ppid}-1`);
  (await take()).release();
});

test.runIf(existsSync('/proc/self/stat'))('a zombie process does not hold its lock', async () => {
  // The second `sleep` takes the shell's place, and with it a child that it never waits for.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: 'pipe' });
  const stat = (pid = 0) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  try {
    const [written] = await once(parent.stdout, 'data');
    const pid = Number(written);
    await expect.poll(() => stat(parent.pid)[1]).toBe('(sleep)');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => stat(pid)[2]).toBe('Z');
    writeFileSync(file, processName(pid));
    (await take()).release();
  } finally {
    parent.kill();
  }
});
