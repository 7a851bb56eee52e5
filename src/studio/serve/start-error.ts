import { statfsSync } from 'node:fs';

/** What the system's error codes mean for a server and its data, and what to do about them. */
const cures: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, and start again.',
  EDQUOT: 'your share of the disk is used up. Make room, and start again.',
  EROFS: 'the disk is read-only. Copy the project to another one.',
  EACCES: 'you may not write there. Change its permissions.',
  EPERM: 'you may not write there. Change its permissions.',
  ENOTDIR: 'a file stands where a folder must be. Move it away.',
  EEXIST: 'a file stands where a folder must be. Move it away.',
  EMFILE: 'too many files are open on this machine. Close some programs.',
};

/** Bytes that a new database takes; with less left, a full disk is the cause. */
const needed = 50_000_000;

/** An error that a full disk may have caused: PostgreSQL does not always say so. */
export const databaseError = (message: string) =>
  Object.assign(new Error(`The embedded database${message}`), { code: 'embedded-database' });

/**
 * Why a server or its data folder could not be started: one sentence, with the cure. The database
 * doesn't say that the disk is full, so that is looked up.
 */
export function startErrorText(error: unknown, folder: string, left = bytesLeft(folder)): string {
  const { code, path = folder, message } = error as NodeJS.ErrnoException;
  const isFull = code === 'embedded-database' && left < needed;
  const cure = isFull ? cures.ENOSPC : cures[code ?? ''];
  return cure ? `${path} cannot be written: ${cure}` : message;
}

function bytesLeft(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
