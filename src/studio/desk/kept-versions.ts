import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isMediaPath } from '../../engine/content/media.ts';
import { contentPath, isContentPath } from './content-path.ts';
import type { DeletedFile } from './desk-lists.ts';
import type { OldFact, Version } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { onDisk } from './disk-errors.ts';
import { textIn } from './file-text.ts';
import { readText } from './open-file.ts';
import { titleIn } from './saved-content.ts';

type How = Exclude<Version['how'], 'published'>;

/** Versions of one file. */
const mostOfOne = 50;

/** All versions together. */
const mostBytes = 100_000_000;

/** `2026-11-22T19-30-00-000Z-saved.txt`: colons aren't portable in file names. */
const nameForm = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-(saved|given-up|deleted)\.txt$/;

type Kept = {
  readonly path: string;
  readonly place: string;
  readonly at: number;
  readonly how: How;
};

/**
 * Earlier versions of files, in `.history/`, which git ignores and no build touches:
 * `.history/content/pages/about.md/2026-11-22T19-30-00-000Z-saved.txt`.
 */
export class KeptVersions {
  readonly #root: string;
  readonly #folder: string;
  readonly #oldFacts: string;
  readonly #most: number;

  /** @param root the folder that holds `content/`. */
  constructor(root: string, most = mostBytes) {
    this.#root = root;
    this.#folder = join(root, '.history');
    this.#oldFacts = join(this.#folder, 'old-facts.json');
    this.#most = most;
  }

  /**
   * @param how untrusted input that becomes part of a file name.
   * @param at when it was written, in milliseconds since 1970.
   * @throws ProblemsError if it cannot be written: then the version must not be overwritten.
   */
  keep(path: string, bytes: string | Uint8Array, how: How, at = Date.now()): void {
    const place = this.#place(path);
    let moment = Math.floor(at);
    if (!nameForm.test(nameOf(moment, how))) throw refusal(path, 'unknown-value', noKind);
    onDisk('kept as an earlier version, so nothing was changed', path, () => {
      mkdirSync(place, { recursive: true });
      const [newest] = this.#kept(path);
      const isKept = newest && readFileSync(newest.place).equals(Buffer.from(bytes));
      if (how === 'saved' && isKept) return;
      while (existsSync(join(place, nameOf(moment, how)))) moment++;
      writeFileSync(join(place, nameOf(moment, how)), bytes, { flag: 'wx', flush: true });
    });
    this.#forget(path);
  }

  /** Newest first. */
  of(path: string): Version[] {
    return this.#kept(path).flatMap(({ place, at, how }) => {
      const text = textIn(readFileSync(place));
      return text === undefined ? [] : [{ at, how, ...readText(path, text) }];
    });
  }

  /** Moves the history of a renamed file. */
  move(from: string, to: string): void {
    const [old, next] = [this.#place(from), this.#place(to)];
    if (!existsSync(old)) return;
    mkdirSync(next, { recursive: true });
    for (const name of readdirSync(old)) renameSync(join(old, name), join(next, name));
  }

  /** Deleted files that have not been restored, newest first. */
  deleted(): DeletedFile[] {
    const deleted = this.#kept().filter(
      ({ path, how }) =>
        how === 'deleted' && isContentPath(path) && !existsSync(join(this.#root, path)),
    );
    const last = new Map(deleted.toReversed().map((one) => [one.path, one]));
    return [...last.values()]
      .map(({ path, place, at }) => {
        const text = isMediaPath(path) ? undefined : textIn(readFileSync(place));
        return { path, at, title: titleIn(path, text ?? '') ?? basename(path) };
      })
      .sort((one, other) => other.at - one.at);
  }

  /** Texts of a file that the deletion of another may have replaced, newest first. */
  replacedBy(deleted: string, path: string): string[] {
    const { at = 0 } = this.#kept(deleted).find(({ how }) => how === 'deleted') ?? {};
    const saved = this.#kept(path).filter((one) => one.how === 'saved' && one.at < at);
    // The newest may be what the deletion wrote: files are written a moment before it is noted.
    return saved.slice(0, 2).map(({ place }) => textIn(readFileSync(place)) ?? '');
  }

  /** When a file's versions were kept, in milliseconds since 1970, newest first. */
  times(path: string): number[] {
    return this.#kept(path).map(({ at }) => at);
  }

  bytesAt(path: string, time: number): Uint8Array | undefined {
    const found = this.#kept(path).find(({ at }) => at === time);
    return found && readFileSync(found.place);
  }

  deletedBytes(path: string): Uint8Array | undefined {
    const found = this.#kept(path).find(({ how }) => how === 'deleted');
    return found && readFileSync(found.place);
  }

  /** What changes may have left behind elsewhere. */
  oldFacts(): readonly OldFact[] {
    // Written by `keepOldFacts`.
    return existsSync(this.#oldFacts) ? JSON.parse(readFileSync(this.#oldFacts, 'utf8')) : [];
  }

  keepOldFacts(facts: readonly OldFact[]): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(`${this.#oldFacts}.new`, JSON.stringify(facts), { flush: true });
    renameSync(`${this.#oldFacts}.new`, this.#oldFacts);
  }

  /** Deletes the oldest versions over the limits, of one file and of all. */
  #forget(path: string): void {
    for (const old of this.#kept(path).slice(mostOfOne)) rmSync(old.place);
    let bytes = 0;
    for (const [index, { place }] of this.#kept().entries()) {
      const { size } = statSync(place);
      // A version over the limit alone stays until the next one, and pushes out nothing else.
      const isTooLarge = size > this.#most;
      if (!isTooLarge) bytes += size;
      if (isTooLarge ? index > 0 : bytes > this.#most) rmSync(place);
    }
  }

  /** Newest first. */
  #kept(path?: string): Kept[] {
    const folder = path === undefined ? this.#folder : this.#place(path);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const found = files.flatMap(({ name, parentPath }): Kept[] => {
      const [, day, hour, minute, second, rest, how] = nameForm.exec(name) ?? [];
      if (how === undefined) return [];
      const path = relative(this.#folder, parentPath).replaceAll(sep, '/');
      const at = Date.parse(`${day}${hour}:${minute}:${second}.${rest}`);
      // `nameForm` matches no other.
      return [{ path, place: join(parentPath, name), at, how: how as How }];
    });
    return found.sort((one, other) => other.at - one.at);
  }

  readonly #place = (path: string) => join(this.#folder, contentPath(path));
}

const nameOf = (at: number, how: string) =>
  `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${how}.txt`;

const noKind =
  'is kept as an earlier version when it is saved, given up or deleted, not otherwise.';
