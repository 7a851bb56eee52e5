import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** How long to wait for another process that takes over the same stale lock, in ms. */
const settleTime = 50;

export type Lock = {
  /** False if another process has taken it over meanwhile. */
  readonly isOurs: () => boolean;
  /** Call at the end, whether or not the work succeeded. */
  readonly release: () => void;
};

/**
 * Takes a lock. The file is written under another name and then linked, so that it is created with
 * its content in one step; Windows lets everybody do that, unlike a symbolic link. A stale lock,
 * whose holder has ended, is taken over. If two processes take it over at once, the last one has
 * it, so ask `isOurs` before you write.
 */
export async function takeLock(file: string, inUse: (pid: number) => Error): Promise<Lock> {
  const self = processName(process.pid);
  const isOurs = () => read(file) === self;
  while (!created(file, self)) {
    const holder = read(file);
    if (holder && isRunning(holder)) throw inUse(pidOf(holder));
    replace(file, self);
    await setTimeout(settleTime);
    if (isOurs()) break;
  }
  return { isOurs, release: () => isOurs() && rmSync(file, { force: true }) };
}

function created(file: string, text: string): boolean {
  const temporary = `${file}-${process.pid}`;
  try {
    writeFileSync(temporary, text);
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function replace(file: string, text: string): void {
  const temporary = `${file}-${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** The name of the holder; none from before the machine was restarted. */
function read(file: string): string | undefined {
  try {
    const isCurrent = statSync(file).mtimeMs > Date.now() - uptime() * 1000;
    return isCurrent ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Names a process by its id and, where available, its start time: a new container reuses the
 * process ids of the previous one.
 */
export function processName(pid: number): string {
  return `${pid}-${statOf(pid)?.started ?? ''}`;
}

/** Whether the process of this name still runs. */
export function isRunning(name: string): boolean {
  const [, started] = name.split('-');
  return isAlive(pidOf(name)) && (!started || started === statOf(pidOf(name))?.started);
}

const pidOf = (name: string) => Number(name.split('-')[0]);

/** Whether a process runs. A zombie, which has ended and waits for its parent to ask, doesn't. */
export function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/** Source: proc_pid_stat(5), fields 3 and 22. */
function statOf(
  pid: number,
): { state: string | undefined; started: string | undefined } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, which may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], started: fields[19] };
  } catch {
    return undefined;
  }
}
