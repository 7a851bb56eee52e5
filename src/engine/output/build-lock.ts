import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OutputError } from '../kernel/output-error.ts';
import { diskError } from './disk-error.ts';

/** How long to wait for another build that takes over the same stale lock, in ms. */
const settleTime = 50;

/** The right to write into a folder. */
export type BuildLock = {
  /** @throws OutputError naming the build that has taken it meanwhile. */
  confirm(): void;
  /** Call at the end, whether or not the build succeeded. */
  release(): void;
};

/**
 * Locks an output folder against other builds.
 *
 * The lock is a file that names its holder, written under another name and then linked: so it is
 * created with its content in one step. Windows allows that to everybody, unlike a symbolic link. A
 * stale lock, whose holder has ended, is taken over. If two builds take it over
 * at once, the last one has it, so each calls `confirm` before it writes.
 *
 * @throws OutputError naming the process that holds the lock, or why it cannot be created.
 */
export async function lockBuild(folder: string): Promise<BuildLock> {
  const path = join(folder, '.lock');
  const self = holder(process.pid);
  attempt(folder, () => makeFolder(folder));
  if (!attempt(path, () => take(path, self))) await takeOver(path, self, folder);
  return {
    confirm: () => confirm(path, self, folder),
    release() {
      if (read(path) !== self) return;
      rmSync(path, { force: true });
      removeIfEmpty(folder);
    },
  };
}

/** What needs a folder to itself, and the lock that it has meanwhile. @throws OutputError as `lockBuild`. */
export async function withBuildLock<T>(
  folder: string,
  action: (held: BuildLock) => Promise<T>,
): Promise<T> {
  const held = await lockBuild(folder);
  try {
    return await action(held);
  } finally {
    held.release();
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // On a read-only disk, Node's recursive mkdir reports ENOENT; the plain one gives the real reason.
    mkdirSync(folder);
  }
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw diskError(error, path);
  }
}

function take(path: string, self: string): boolean {
  const own = `${path}-${process.pid}`;
  try {
    writeFileSync(own, self);
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

async function takeOver(path: string, self: string, folder: string): Promise<void> {
  refuseWhileHeld(path, folder);
  const temporary = `${path}-${process.pid}`;
  attempt(path, () => {
    writeFileSync(temporary, self);
    renameSync(temporary, path);
  });
  await new Promise((next) => setTimeout(next, settleTime));
  confirm(path, self, folder);
}

function confirm(path: string, self: string, folder: string): void {
  if (read(path) === self) return;
  refuseWhileHeld(path, folder);
  throw new OutputError(`Another build has written to ${folder} meanwhile. Build again.`);
}

function refuseWhileHeld(path: string, folder: string): void {
  const found = read(path);
  if (!found || !isRunning(found)) return;
  throw new OutputError(
    `Another build, process ${pidOf(found)}, is writing to ${folder}. Wait for it, or end it, and build again.`,
  );
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether the process that `holder` has named still runs. */
export function isRunning(found: string): boolean {
  const pid = pidOf(found);
  return isAlive(pid) && holder(pid) === found;
}

const pidOf = (found: string) => Number(found.split('-')[0]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Identifies a process by its id and, where available, its start time: a new container reuses the
 * process ids of the previous one. A zombie, which has ended and waits for its parent to ask how,
 * is nobody.
 *
 * Source: proc_pid_stat(5), fields 3 and 22.
 */
export function holder(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, which may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : `${pid}-${fields[19]}`;
  } catch {
    return `${pid}-`;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder isn't empty.
  }
}
