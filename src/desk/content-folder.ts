import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { digest } from '../kernel/digest.ts';
import { ProblemsError } from '../kernel/problem.ts';

/** The longest path that is accepted, in characters. */
const longest = 200;

/**
 * Whether a path is that of a file below `content/`, written in one way only: no `..`, no hidden
 * file, no escape, no other kind of slash, nothing that any system reads otherwise.
 */
export function isContentPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > longest) return false;
  if (!/^content(\/[^./\\:%*?"<>|\p{Cc}][^/\\:%*?"<>|\p{Cc}]*)+$/u.test(path)) return false;
  return posix.normalize(path) === path && !/[. ](\/|$)/.test(path);
}

/**
 * `content/` as the desk reads and writes it. This is the only module that changes it. A file is
 * written beside its place, under a name that begins with a dot, and renamed over it: whatever
 * happens, the file is the old or the new one.
 */
export class ContentFolder {
  readonly #root: string;

  /** @param root the folder that holds `content/`. */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Where a file is on the disk.
   *
   * @throws ProblemsError if the path is none of `content/`, or leads through a symbolic link.
   */
  place(path: string): string {
    if (!isContentPath(path)) {
      const shown = String(path).slice(0, 60);
      throw new ProblemsError([{ file: shown, message: 'is not a file of content/.' }]);
    }
    const steps = path.split('/');
    for (const count of steps.keys()) {
      const part = join(this.#root, ...steps.slice(0, count + 1));
      if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink()) {
        const message = 'is behind a symbolic link, which may lead anywhere. Edit it where it is.';
        throw new ProblemsError([{ file: path, message }]);
      }
    }
    return join(this.#root, path);
  }

  /** A file's bytes; undefined if there is none. */
  read(path: string): Uint8Array | undefined {
    const place = this.place(path);
    try {
      return readFileSync(place);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw cannot('read', path, error);
    }
  }

  /** The digest of a file's bytes; `null` if there is no file. */
  digest(path: string): string | null {
    const bytes = this.read(path);
    return bytes ? digest(bytes) : null;
  }

  /** Replaces a file or makes a new one. @throws ProblemsError if it cannot be written. */
  write(path: string, bytes: Uint8Array): void {
    const place = this.place(path);
    const beside = join(dirname(place), hiddenName());
    try {
      const mode = statSync(place, { throwIfNoEntry: false })?.mode ?? 0o644;
      writeWhole(beside, bytes, mode);
      renameSync(beside, place);
    } catch (error) {
      rmSync(beside, { force: true });
      throw cannot('written', path, error);
    }
  }

  /**
   * A new place beside a file's own, where it can be received; its folder is made if it is missing.
   */
  beside(path: string): string {
    const place = this.place(path);
    mkdirSync(dirname(place), { recursive: true });
    return join(dirname(place), hiddenName());
  }

  /** Puts a file that was received beside its place there. @throws ProblemsError if one is there. */
  take(received: string, path: string): void {
    const place = this.place(path);
    if (existsSync(place)) throw new ProblemsError([{ file: path, message: 'exists already.' }]);
    try {
      renameSync(received, place);
    } catch (error) {
      throw cannot('written', path, error);
    }
  }

  delete(path: string): void {
    try {
      rmSync(this.place(path));
    } catch (error) {
      if (error instanceof ProblemsError) throw error;
      throw cannot('deleted', path, error);
    }
  }
}

/** Neither a build nor git takes up what begins with a dot. */
const hiddenName = () => `.desk-${randomBytes(6).toString('hex')}`;

function writeWhole(place: string, bytes: Uint8Array, mode: number): void {
  const file = openSync(place, 'wx', mode);
  try {
    let done = 0;
    while (done < bytes.length) done += writeSync(file, bytes, done);
    // So that not even a power cut leaves an empty file under the new name.
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What the system's error codes mean to a person. */
const causes: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room, and try again.',
  EDQUOT: 'Your share of the disk is used up. Make room, and try again.',
  EROFS: 'The disk is read-only.',
  EACCES: 'You may not write there. Change its permissions.',
  EPERM: 'You may not write there. Change its permissions.',
  EBUSY: 'Another program has it open. Close it there, and try again.',
  ENOENT: 'Its folder is missing.',
};

function cannot(what: string, path: string, error: unknown): ProblemsError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = causes[code] ?? `The system says: ${message}.`;
  return new ProblemsError([{ file: path, message: `cannot be ${what}. ${why}` }]);
}
