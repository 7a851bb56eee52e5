import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout } from 'node:timers/promises';

export type DataFolderLock = {
  /** Writes down which process works on the data for this one now. */
  readonly serves: (pid: number) => void;
  readonly release: () => void;
};

/** Milliseconds that a server gets to notice that its starter is gone. */
const patience = 10_000;

/**
 * Makes sure that one process alone uses a data folder, and one server, since two lose rows. Waits
 * for a server whose starter was killed: it notices, and ends.
 *
 * @throws when another living process has the folder.
 */
export async function lockDataFolder(file: string): Promise<DataFolderLock> {
  const end = Date.now() + patience;
  while (existsSync(file)) {
    const [starter = 0, server = 0] = isOfNow(file) ? pids(file) : [];
    const holder = [starter, server].find(isAlive);
    if (!holder) rmSync(file, { force: true });
    else if (holder === starter || Date.now() > end) throw new Error(inUse(holder, file));
    else await setTimeout(100);
  }
  // Fails where another process was quicker.
  writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  return {
    serves: (pid) => writeFileSync(file, `${process.pid} ${pid}`),
    release: () => rmSync(file, { force: true }),
  };
}

/** Whether a living process has the folder. A server that it left behind does not count. */
export function isHeld(file: string): boolean {
  return existsSync(file) && isOfNow(file) && isAlive(pids(file)[0] ?? 0);
}

const pids = (file: string) => readFileSync(file, 'utf8').split(' ').map(Number);

/** After a power cut, other processes bear the numbers. */
const isOfNow = (file: string) => statSync(file).mtimeMs > Date.now() - uptime() * 1000;

const inUse = (pid: number, file: string) =>
  `The embedded database is in use by process ${pid}. Stop that one first; if it is something ` +
  `else, delete ${file}.`;

/** Also of a process that is somebody else's. */
export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
