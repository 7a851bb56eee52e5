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

/** Why a server or its data folder could not be started: one sentence, with the cure. */
export function startErrorText(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  const cure = path && cures[code];
  return cure ? `${path} cannot be written: ${cure}` : message;
}
