import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Lock, takeLock } from '../../engine/output/lock.ts';
import { type Config, configFile, urlOf, writeConfig } from './backend-config.ts';
import { freePort } from './free-port.ts';
import { lite, liteServer } from './lite.ts';
import { type Supervised, supervised } from './supervised.ts';

export type Backend = {
  /** `http://127.0.0.1:54321`: what a site is built with as SUPABASE_URL. */
  readonly url: string;
  readonly publishableKey: string;
  /** Reads everything; for staff and for tests, never for a browser. */
  readonly secretKey: string;
  /** Of the server that runs now; another one runs soon after it is killed. */
  readonly pid: () => number | undefined;
  /**
   * Applies migrations that have come since, with the server stopped for as long as that takes.
   *
   * @throws Error with the database's own words if a migration fails; the server runs again then.
   */
  readonly migrate: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type BackendOptions = {
  /** Holds data, keys and log. Another process, another folder. */
  readonly folder: string;
  /** Where to listen; the next free one, if that is taken. 0 takes any. */
  readonly port: number;
  /**
   * Submissions in an hour before more are marked as suspect. Here everybody is one client, so far
   * more than a real site allows.
   */
  readonly limit?: number;
  /** Bytes in an hour before marked submissions are refused. */
  readonly bytes?: number;
  /** Told when the server has died and is being started again. */
  readonly died?: (why: string) => void;
};

/**
 * Starts the embedded backend: a PostgreSQL of this machine's own, with the migrations that a
 * hosted project gets, behind the interface that Supabase has, on loopback alone. It answers when
 * this returns.
 *
 * @throws when another process uses the folder, no port is free, or a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const held = await lockDataFolder(join(folder, 'pid'));
  try {
    const config = writeConfig(folder, await freePort(options.port));
    await prepare(folder, held, options);
    const run = () => serve(folder, config, held, options.died ?? (() => {}));
    let server = await run();
    const { publishable_key: publishableKey, secret_key: secretKey } = config.auth;
    return {
      url: urlOf(config),
      publishableKey,
      secretKey,
      pid: () => server.pid(),
      migrate: async () => {
        await server.stop();
        try {
          await prepare(folder, held, options);
        } finally {
          server = await run();
        }
      },
      stop: () => server.stop().finally(held.release),
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

/** One process and one server use a data folder at a time, since two would lose rows. */
function lockDataFolder(file: string): Promise<Lock> {
  const inUse = (pid: number) =>
    new Error(
      `The embedded database is in use by process ${pid}. Stop that one first; if it is something else, delete ${file}.`,
    );
  // A server whose starter was killed notices, and ends.
  return takeLock(file, inUse, 10_000);
}

/**
 * Applies migrations, sets limits, and forgets what has expired, since nothing else here does. It
 * is done once a day and for each change of the migrations, as it takes longer than all the rest.
 */
async function prepare(folder: string, { setChild }: Lock, options: BackendOptions): Promise<void> {
  const { limit = 10_000, bytes = 20_000_000 } = options;
  const config = configFile(folder);
  const preparation = preparationOf(limit, bytes);
  // Among the data, so that other data is never taken for prepared.
  const record = join(folder, 'data/prepared');
  if (existsSync(record) && readFileSync(record, 'utf8') === preparation) return;
  rmSync(record, { force: true });
  await lite(config, setChild, 'migration', 'up');
  const limits = `update private.settings set client_limit = ${limit}, everyone_limit = ${limit},
    client_bytes = ${bytes}`;
  await lite(config, setChild, 'db', 'query', `${limits}; select private.forget_expired()`);
  limitBuffers(join(folder, 'data/postgresql.conf'));
  writeFileSync(record, preparation);
}

/** PostgreSQL clears all its buffers at each start: 128 MB take a tenth of the time that it needs. */
const buffers = 'shared_buffers = 4MB';

/** Sets what PostgreSQL reads at its next start; of two settings the last counts. */
function limitBuffers(file: string): void {
  if (!readFileSync(file, 'utf8').includes(`\n${buffers}\n`)) {
    appendFileSync(file, `\n${buffers}\n`);
  }
}

const migrations = join(import.meta.dirname, '../../../supabase/migrations');

/** All that the preparation follows from, as a hash. */
function preparationOf(...limits: readonly number[]): string {
  const today = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(`${today} ${limits} ${buffers}`);
  for (const name of readdirSync(migrations).sort()) {
    hash.update(`\n${name}\n`).update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex');
}

/** Runs the server until it is stopped; it answers when this returns. */
async function serve(
  folder: string,
  config: Config,
  { setChild }: Lock,
  died: (why: string) => void,
): Promise<Supervised> {
  const file = join(folder, 'server.log');
  // Refused submissions are in it, with the names of those who sent them: nobody else may read it.
  const log = openSync(file, 'w', 0o600);
  const start = () => {
    const server = liteServer(configFile(folder), log);
    if (server.pid) setChild(server.pid);
    return server;
  };
  const server = supervised(start, died);
  const stop = () => server.stop().finally(() => closeSync(log));
  if (await answers(config)) return { ...server, stop };
  await stop();
  throw new Error(`The embedded database did not answer within a minute. ${file} may say why.`);
}

/** Asks for a table, since what the server does at its first question takes a while. */
async function answers(config: Config): Promise<boolean> {
  const table = `${urlOf(config)}/rest/v1/contact_submissions?limit=1`;
  const headers = { apikey: config.auth.publishable_key };
  for (let tries = 0; tries < 3000; tries++) {
    if ((await statusOf(table, headers)) === 200) return true;
    await setTimeout(20);
  }
  return false;
}

/** Without `fetch`, which takes longer to load than all the questions take. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { headers, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}
