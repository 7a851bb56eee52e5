import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Config, configFile, urlOf, writeConfig } from './config.ts';
import { freePort } from './free-port.ts';
import { lite, liteServer } from './lite.ts';
import { type Lock, lock } from './lock.ts';
import { type Supervised, supervised } from './supervised.ts';

export type Backend = {
  /** SUPABASE_URL for builds: `http://127.0.0.1:54321`. */
  readonly url: string;
  readonly publishableKey: string;
  /** Can read everything: for staff and tests, never for a browser. */
  readonly secretKey: string;
  /** The current server's process ID, which changes when it is restarted. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
};

export type BackendOptions = {
  /** For data, keys and log. Only one process may use it. */
  readonly folder: string;
  /** The port, or the next free one if it is taken; 0 for any free port. */
  readonly port: number;
  /**
   * Submissions per hour before more are marked as suspect. Far more than on a real site, since all
   * visitors of an embedded backend count as one client.
   */
  readonly limit?: number;
  /** Bytes per hour before suspect submissions are refused. */
  readonly bytes?: number;
  /** Called when the server has died and is being restarted. */
  readonly died?: (why: string) => void;
};

/**
 * Starts the embedded backend: a local PostgreSQL behind Supabase's API, with the same migrations
 * as a hosted project. Resolves once it accepts requests.
 *
 * @throws if another process uses the folder, no port is free, or a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const folderLock = await lock(join(folder, 'pid'));
  try {
    const config = writeConfig(folder, await freePort(options.port));
    await prepare(folder, folderLock, options);
    const { pid, stop } = await serve(folder, config, folderLock, options.died ?? (() => {}));
    const { publishable_key: publishableKey, secret_key: secretKey } = config.auth;
    return {
      url: urlOf(config),
      publishableKey,
      secretKey,
      pid,
      stop: () => stop().finally(folderLock.release),
    };
  } catch (error) {
    folderLock.release();
    throw error;
  }
}

/** Applies migrations, sets limits, and deletes expired rows, since no cron job runs here. */
async function prepare(folder: string, { serves }: Lock, options: BackendOptions): Promise<void> {
  const { limit = 10_000, bytes = 20_000_000 } = options;
  const config = configFile(folder);
  await lite(config, serves, 'migration', 'up');
  const limits = `update private.settings set client_limit = ${limit}, everyone_limit = ${limit},
    client_bytes = ${bytes}`;
  await lite(config, serves, 'db', 'query', `${limits}; select private.forget_expired()`);
}

/** Runs the server until it is stopped. Resolves once it accepts requests. */
async function serve(
  folder: string,
  config: Config,
  { serves }: Lock,
  died: (why: string) => void,
): Promise<Supervised> {
  const file = join(folder, 'server.log');
  // Readable by its owner only: it logs refused submissions, with personal data.
  const log = openSync(file, 'w', 0o600);
  const start = () => {
    const server = liteServer(configFile(folder), log);
    if (server.pid) serves(server.pid);
    return server;
  };
  const server = supervised(start, died);
  const stop = () => server.stop().finally(() => closeSync(log));
  if (await answers(config)) return { ...server, stop };
  await stop();
  throw new Error(`The embedded database did not answer within a minute. ${file} may say why.`);
}

/** Waits until a table can be queried: the server's first query takes a while. */
async function answers(config: Config): Promise<boolean> {
  const table = `${urlOf(config)}/rest/v1/contact_submissions?limit=1`;
  const headers = { apikey: config.auth.publishable_key };
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(table, { headers }).catch(() => undefined);
    if (response?.ok) return true;
    await setTimeout(100);
  }
  return false;
}
