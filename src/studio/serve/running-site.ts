import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocked } from '../../engine/output/lock.ts';

const stateFile = (folder: string) => join(folder, 'site.json');

/** Milliseconds that a running site has to answer. */
const patience = 2_000;

/**
 * Writes down, beside the data folder's lock, where the site that uses it is served.
 *
 * @returns what to call at the end.
 */
export function rememberSite(folder: string, url: string): () => void {
  writeFileSync(stateFile(folder), JSON.stringify({ url }));
  return () => rmSync(stateFile(folder), { force: true });
}

/**
 * Where the site that uses a data folder is served; undefined if there is none. What a killed one
 * left behind does not count: a living process must have the folder, and the site must answer.
 */
export async function runningSite(folder: string): Promise<string | undefined> {
  const url = isLocked(join(folder, 'pid')) ? urlIn(folder) : undefined;
  if (!url) return undefined;
  const signal = AbortSignal.timeout(patience);
  return fetch(url, { method: 'HEAD', signal }).then(
    () => url,
    () => undefined,
  );
}

function urlIn(folder: string): string | undefined {
  try {
    const { url }: { url?: unknown } = JSON.parse(readFileSync(stateFile(folder), 'utf8'));
    return typeof url === 'string' && URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
