import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export type Lock = {
  /** Writes down which process works on the data for this one now. */
  readonly serves: (pid: number) => void;
  readonly release: () => void;
};

/**
 * Makes sure that one process alone uses a data folder, and one server, since two lose rows. Waits
 * for a server whose starter was killed: it notices, and ends.
 *
 * @throws when another living process has the folder.
 */
export async function lock(file: string): Promise<Lock> {
  while (existsSync(file)) {
    const [starter = 0, server = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
    if (isAlive(starter)) {
      throw new Error(
        `The embedded database is in use by process ${starter}. Stop that one first; if it is ` +
          `something else, delete ${file}.`,
      );
    }
    if (isAlive(server)) await setTimeout(100);
    else rmSync(file, { force: true });
  }
  // Fails where another process was quicker.
  writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  return {
    serves: (pid) => writeFileSync(file, `${process.pid} ${pid}`),
    release: () => rmSync(file, { force: true }),
  };
}

/** Also of a process that is somebody else's. */
export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
