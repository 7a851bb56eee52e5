/** The finished site could not be written. The message names the path and the cure. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

const cures: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'your share of the disk is used up. Make room',
  EROFS: 'the disk is read-only. Choose another folder with --out',
  EACCES: 'you may not write there. Change its permissions, or choose another folder with --out',
  EPERM: 'you may not write there. Change its permissions, or choose another folder with --out',
  ENOENT: 'what should hold it cannot be made, or a symbolic link leads nowhere. Put that right',
  ELOOP: 'symbolic links lead in a circle. Remove them',
  ENOTDIR: 'a file stands where a folder must be. Move it away',
  EEXIST: 'a file stands where a folder must be. Move it away',
  EISDIR: 'a folder stands where a file must be. Move it away',
  ENOTEMPTY: 'a folder stands where a file must be. Move it away',
  EMFILE: 'too many files are open on this machine. Close some programs',
};

/**
 * Turns a file system error into an `OutputError` that names the path; other errors are returned
 * unchanged. A half-updated site still works, since files are replaced one at a time, atomically.
 */
export function diskError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const cure = code && cures[code];
  if (!cure) return error;
  const rest = 'What is there stays whole; the next build completes it.';
  return new OutputError(`${path} cannot be written: ${cure}, and build again. ${rest}`, {
    cause: error,
  });
}
