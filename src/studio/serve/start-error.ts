import { statfsSync } from 'node:fs';

/** Causes and cures by the system's error code, for a server and its data. */
const cures: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, and start again.',
  EDQUOT: 'your share of the disk is used up. Make room, and start again.',
  EROFS: 'the disk is read-only. Copy the project to another one.',
  EACCES: 'you don’t have permission to write there. Change the permissions.',
  EPERM: 'you don’t have permission to write there. Change the permissions.',
  ENOTDIR: 'a file stands where a folder must be. Move it away.',
  EEXIST: 'a file stands where a folder must be. Move it away.',
  EMFILE: 'too many files are open on this machine. Close some programs.',
};

/** Bytes for a new database; with less left, assume that the disk is full. */
const needed = 50_000_000;

/** PostgreSQL does not always report a full disk, so mark errors that one may have caused. */
export const databaseError = (message: string) =>
  Object.assign(new Error(`The embedded database${message}`), { code: 'embedded-database' });

/** One sentence with the cure. A full disk is detected here: the database doesn’t report it. */
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
