import { refusal } from './desk-problem.ts';

const causes: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room, and try again.',
  EDQUOT: 'Your share of the disk is used up. Make room, and try again.',
  EROFS: 'The disk is read-only.',
  EACCES: 'You may not write there. Change its permissions.',
  EPERM: 'You may not write there. Change its permissions.',
  EBUSY: 'Another program has it open. Close it there, and try again.',
  ENOENT: 'Its folder is missing.',
  ENOTDIR: 'A file stands where its folder should be. Move it away.',
  EISDIR: 'A folder stands in its place. Move it away.',
};

/** @throws ProblemsError if the system call fails. */
export function onDisk<Value>(what: string, path: string, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    const code = what === 'read' ? 'unreadable-file' : 'unwritable-file';
    throw refusal(path, code, `cannot be ${what}. ${causeOf(error)}`);
  }
}

export function causeOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return causes[code] ?? `The system says: ${message}.`;
}
