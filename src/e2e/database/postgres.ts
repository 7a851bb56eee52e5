import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { postgresPrograms } from './postgres-programs.ts';

export type Postgres = {
  /** Connections as this role, opened on demand. */
  readonly connect: (role?: string) => Sql;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a PostgreSQL server for the tests in a temporary folder; it listens only on a socket in
 * that folder. PostgreSQL refuses to run as root, so root starts it as `nobody`.
 *
 * @throws if no server is installed, with the commands that install one.
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const root = process.getuid?.() === 0;
  const programs = root ? handOver(folder, postgresPrograms()) : postgresPrograms();
  const run = { ...(root && nobody()), cwd: folder, env: { ...process.env, LC_ALL: 'C' } };

  const data = join(folder, 'data');
  const form = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), form, { ...run, stdio: 'pipe' });
  // The data is temporary, so skip waiting for the disk.
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`];
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', leaveWithParent, join(programs, 'postgres'), ...flags], {
    ...run,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  const open: Sql[] = [];
  const connect = (role = 'postgres') => {
    const quiet = { max: 50, onnotice: () => {} };
    const sql = postgres({ host: folder, user: role, database: 'postgres', ...quiet });
    open.push(sql);
    return sql;
  };
  const stop = async () => {
    await Promise.all(open.map((sql) => sql.end({ timeout: 1 })));
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await answer(connect());
  return { connect, stop };
}

/**
 * Stops the server when its standard input closes, so that it doesn't outlive the tests even if
 * they are killed.
 */
const leaveWithParent = '"$0" "$@" & cat; kill -INT $!; wait $!';

/** Gives the folder and a copy of the programs to `nobody`, who may not be able to read ours. */
function handOver(folder: string, programs: string): string {
  const { uid, gid } = nobody();
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  if (!programs.includes('node_modules')) return programs;
  cpSync(dirname(programs), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answer(sql: Sql): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
