import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { OutputError } from '../kernel/output-error.ts';
import { diskError } from './disk-error.ts';

/** Long enough for two builds that take over the same stale lock to see each other, in ms. */
const contest = 50;

/** The right to write into a folder. */
export type BuildLock = {
  /** @throws OutputError naming the build that has taken it meanwhile. */
  confirm(): void;
  /** To be called at the end, whether or not the build went well. */
  release(): void;
};

/**
 * Keeps a second build out of the folder that this one is for.
 *
 * The lock is a symbolic link whose target is its holder: unlike a file, it is made whole or not at
 * all. One whose holder has ended, killed perhaps, is taken over. Of two builds that find it stale
 * at the same moment the last to take it has it, so each confirms it before the first byte.
 *
 * @throws OutputError naming the process that holds it, or why it cannot be made.
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
    // So says Node of a disk that is read-only, where it may make several; of one it says the truth.
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
  try {
    symlinkSync(self, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function takeOver(path: string, self: string, folder: string): Promise<void> {
  refuseWhileHeld(path, folder);
  const mine = `${path}-${process.pid}`;
  attempt(path, () => {
    rmSync(mine, { force: true });
    symlinkSync(self, mine);
    renameSync(mine, path);
  });
  await new Promise((next) => setTimeout(next, contest));
  confirm(path, self, folder);
}

function confirm(path: string, self: string, folder: string): void {
  if (read(path) === self) return;
  refuseWhileHeld(path, folder);
  throw new OutputError(`Another build has written to ${folder} meanwhile. Build again.`);
}

function refuseWhileHeld(path: string, folder: string): void {
  const found = read(path);
  const pid = Number(found?.split('-')[0]);
  if (!found || !isAlive(pid) || holder(pid) !== found) return;
  throw new OutputError(
    `Another build, process ${pid}, is writing to ${folder}. Wait for it, or end it, and build again.`,
  );
}

function read(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A process by its number and, where the system tells, the moment of its start: in a new container
 * the numbers of the last one come again.
 *
 * Source: proc_pid_stat(5), field 22.
 */
function holder(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, which may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid}-${fields[19]}`;
  } catch {
    return `${pid}-`;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It has files in it, as it should.
  }
}
