import { refusal } from './desk-problem.ts';

const causes: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room, and try again.',
  EDQUOT: 'Your share of the disk is used up. Make room, and try again.',
  EROFS: 'The disk is read-only.',
  EACCES: 'You don’t have permission to write there. Change the permissions.',
  EPERM: 'You don’t have permission to write there. Change the permissions.',
  EBUSY: 'Another program has it open. Close it there, and try again.',
  ENOENT: 'Its folder is missing.',
  ENOTDIR: 'There is a file where its folder should be. Move it away.',
  EISDIR: 'There is a folder of that name. Move it away.',
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
