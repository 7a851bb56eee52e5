import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { digest } from '../../engine/kernel/digest.ts';
import { type Problem, refuse } from '../../engine/kernel/problem.ts';
import { refusal } from './desk-problem.ts';
import { cannot } from './disk-trouble.ts';
import { deleteLeftovers, hiddenName } from './hidden-files.ts';
import { type Rename, undoUnfinished, WholeChange } from './whole-change.ts';

/**
 * Whether a path of at most 200 characters names a file below `content/` in its one canonical form:
 * no `..`, hidden file, escape, backslash, or character that some system treats specially.
 */
export function isContentPath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > 200) return false;
  if (!/^content(\/[^./\\:%*?"<>|\p{Cc}][^/\\:%*?"<>|\p{Cc}]*)+$/u.test(path)) return false;
  return posix.normalize(path) === path && !/[. ](\/|$)/.test(path);
}

/**
 * `content/` as the desk reads and writes it: whatever happens, a file is the old or the new one,
 * and of files that change together, all are old or all are new.
 */
export class ContentFolder {
  readonly #root: string;
  readonly #rename: Rename;

  /** @param rename puts a file in its place; tests pass one that fails. */
  constructor(root: string, rename: Rename = renameSync) {
    this.#root = root;
    this.#rename = rename;
  }

  get #content(): string {
    return join(this.#root, 'content');
  }

  /** @throws ProblemsError if the path is none of `content/`, or leads through a symbolic link. */
  place(path: string): string {
    if (!isContentPath(path)) {
      throw refusal(String(path).slice(0, 60), 'unknown-file', 'is not a file of content/.');
    }
    const steps = path.split('/');
    for (const count of steps.keys()) {
      const part = join(this.#root, ...steps.slice(0, count + 1));
      if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink()) {
        const message = 'is behind a symbolic link, which may lead anywhere. Edit it where it is.';
        throw refusal(path, 'not-editable', message);
      }
    }
    return join(this.#root, path);
  }

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

  digest(path: string): string | null {
    const bytes = this.read(path);
    return bytes ? digest(bytes) : null;
  }

  /**
   * Writes files, and deletes those whose bytes are undefined: all of them or none.
   *
   * @throws ProblemsError with every file that cannot be written.
   */
  change(files: ReadonlyMap<string, Uint8Array | undefined>): void {
    const change = new WholeChange(this.#rename);
    try {
      this.#stage(change, files);
      change.carryOut(this.#content, (path) => this.place(path));
    } finally {
      change.close();
    }
  }

  #stage(change: WholeChange, files: ReadonlyMap<string, Uint8Array | undefined>): void {
    const problems: Problem[] = [];
    for (const [path, bytes] of files) {
      const place = this.place(path);
      try {
        change.stage(path, place, bytes, files.size === 1);
      } catch (error) {
        problems.push(...cannot(bytes ? 'written' : 'deleted', path, error).problems);
      }
    }
    refuse(problems);
  }

  /** Undoes interrupted changes. Call it before reading what is to be changed. */
  undoUnfinished(): void {
    if (!existsSync(this.#content)) return;
    undoUnfinished(this.#content, (path) => this.place(path), this.#rename);
  }

  /** Undoes what killed processes have left half done, and deletes their temporary files. */
  recover(): void {
    this.undoUnfinished();
    if (existsSync(this.#content)) deleteLeftovers(this.#content);
  }

  /** A new place beside a file's own. @param receiver the ID of the process that will write it. */
  beside(path: string, receiver: number): string {
    const place = this.place(path);
    mkdirSync(dirname(place), { recursive: true });
    return join(dirname(place), hiddenName(receiver));
  }

  /** Puts a file that was received beside its place there. @throws ProblemsError if one is there. */
  take(received: string, path: string): void {
    const place = this.place(path);
    if (existsSync(place)) throw refusal(path, 'file-exists', 'exists already.');
    try {
      renameSync(received, place);
    } catch (error) {
      throw cannot('written', path, error);
    }
  }
}
