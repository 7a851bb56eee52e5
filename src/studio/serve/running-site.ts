import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../engine/output/lock.ts';

const file = (folder: string) => join(folder, 'site');

/** How long a running site has to answer, in ms. */
const patience = 2_000;

/** Notes in a data folder where the site that uses it is served, until this process ends. */
export function rememberSite(folder: string, url: string): void {
  writeFileSync(file(folder), `${process.pid} ${url}`);
  process.once('exit', () => rmSync(file(folder), { force: true }));
}

/**
 * The folder of the database to start with. Only one server can use a folder, so a second start
 * beside a first has one of its own, named after its port.
 *
 * @throws Error saying where the first is, unless the second is to have a port of its own.
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

/** Ignores what a killed start left behind: its process is gone, or doesn't answer. */
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
