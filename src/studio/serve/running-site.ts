import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../engine/output/lock.ts';

const file = (folder: string) => join(folder, 'site');

/** How long to wait for a running site, in ms. */
const patience = 2_000;

/** Records in the data folder where the site is served, until this process ends. */
export function rememberSite(folder: string, url: string): void {
  writeFileSync(file(folder), `${process.pid} ${url}`);
  process.once('exit', () => rmSync(file(folder), { force: true }));
}

/**
 * The database folder to use. Only one server can use a folder, so a second start gets its own,
 * named after its port.
 *
 * @throws Error with the first one's address, unless the second has a port of its own.
 */
export async function dataBeside(data: string, port: number | undefined): Promise<string> {
  const first = await runningSite(data);
  if (!first) return data;
  if (port === undefined || port === Number(first.port)) {
    throw new Error(
      `npm start is running at ${first.origin} already. Press Ctrl+C in its window, or use PORT for a second one beside it.`,
    );
  }
  return `${data}-${port}`;
}

/** Ignores stale records: the process is gone or doesn't answer. */
async function runningSite(folder: string): Promise<URL | undefined> {
  const [pid, address = ''] = noted(folder).split(' ');
  const url = isAlive(Number(pid)) ? URL.parse(address) : null;
  if (!url) return undefined;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patience) }).then(
    () => url,
    () => undefined,
  );
}

function noted(folder: string): string {
  try {
    return readFileSync(file(folder), 'utf8');
  } catch {
    return '';
  }
}
