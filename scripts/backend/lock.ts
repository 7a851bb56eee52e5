import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout } from 'node:timers/promises';

export type Lock = {
  /** Records the process that uses the data on this one's behalf. */
  readonly serves: (pid: number) => void;
  readonly release: () => void;
};

/** How long an orphaned server gets to exit, in ms. */
const orphanTimeout = 10_000;

/**
 * Locks a data folder for one process and its server, since two servers lose rows. If the server's
 * parent was killed, waits for the server to exit.
 *
 * @throws if another running process holds the folder.
 */
export async function lock(file: string): Promise<Lock> {
  const deadline = Date.now() + orphanTimeout;
  while (existsSync(file)) {
    const [starter = 0, server = 0] = isSinceBoot(file) ? pids(file) : [];
    const holder = [starter, server].find(isAlive);
    if (!holder) rmSync(file, { force: true });
    else if (holder === starter || Date.now() > deadline) throw new Error(inUse(holder, file));
    else await setTimeout(100);
  }
  // Fails if another process was faster.
  writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  return {
    serves: (pid) => writeFileSync(file, `${process.pid} ${pid}`),
    release: () => rmSync(file, { force: true }),
  };
}

/** Whether a running process holds the folder. An orphaned server doesn't count. */
export function isHeld(file: string): boolean {
  return existsSync(file) && isSinceBoot(file) && isAlive(pids(file)[0] ?? 0);
}

const pids = (file: string) => readFileSync(file, 'utf8').split(' ').map(Number);

/** Written since the last boot: before it, the process IDs belonged to other processes. */
const isSinceBoot = (file: string) => statSync(file).mtimeMs > Date.now() - uptime() * 1000;

const inUse = (pid: number, file: string) =>
  `The embedded database is in use by process ${pid}. Stop that one first; if it is something ` +
  `else, delete ${file}.`;

/** Whether a process exists, including other users' (EPERM). */
export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
