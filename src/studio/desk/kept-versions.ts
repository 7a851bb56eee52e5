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
import { join } from 'node:path';
import { isMediaPath } from '../../engine/content/media.ts';
import { isContentPath } from './content-folder.ts';
import type { DeletedFile } from './desk-lists.ts';
import type { Version } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { cannot } from './disk-trouble.ts';
import { fileText } from './file-text.ts';
import { readText } from './open-file.ts';
import { titleIn } from './page-of-file.ts';

type How = Exclude<Version['how'], 'published'>;

/** The newest of each file. */
const mostOfOne = 50;

/** The newest of all files, in bytes. */
const mostBytes = 100_000_000;

/** `2026-11-22T19-30-00-000Z-saved.txt`: no system takes colons in names. */
const nameForm = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-(saved|given-up|deleted)\.txt$/;

type Kept = { readonly place: string; readonly at: number; readonly how: How };

/**
 * The versions of files that gave way to others, in `.history/`, which git ignores and no build
 * touches: `.history/content/pages/about.md/2026-11-22T19-30-00-000Z-saved.txt`.
 */
export class KeptVersions {
  readonly #root: string;
  readonly #folder: string;
  readonly #most: number;

  /** @param root the folder that holds `content/`. */
  constructor(root: string, most = mostBytes) {
    this.#root = root;
    this.#folder = join(root, '.history');
    this.#most = most;
  }

  /**
   * @param how comes from a request, and becomes part of a file's name.
   * @param at when it was written, in ms since 1970.
   * @throws ProblemsError if it cannot be written: then nothing may take the version's place.
   */
  keep(path: string, bytes: string | Uint8Array, how: How, at = Date.now()): void {
    const place = this.#place(path);
    let moment = Math.floor(at);
    if (!nameForm.test(nameOf(moment, how))) throw refusal(path, 'unknown-value', noKind);
    try {
      mkdirSync(place, { recursive: true });
      const before = newest(place);
      if (how === 'saved' && before && readFileSync(before.place).equals(Buffer.from(bytes)))
        return;
      while (existsSync(join(place, nameOf(moment, how)))) moment++;
      writeFileSync(join(place, nameOf(moment, how)), bytes, { flag: 'wx', flush: true });
    } catch (error) {
      throw cannot('kept as an earlier version, so nothing was changed', path, error);
    }
    this.#forget(place);
  }

  /** The newest first. */
  of(path: string): Version[] {
    return keptIn(this.#place(path)).flatMap(({ place, at, how }) => {
      const text = fileText(readFileSync(place))?.text;
      return text === undefined ? [] : [{ at, how, ...readText(path, text) }];
    });
  }

  /** Takes the versions of a file that has another name now along. */
  move(from: string, to: string): void {
    const [old, next] = [this.#place(from), this.#place(to)];
    if (!existsSync(old)) return;
    mkdirSync(next, { recursive: true });
    for (const name of readdirSync(old)) renameSync(join(old, name), join(next, name));
  }

  /** The files that were deleted and are not there again, the last one first. */
  deleted(): DeletedFile[] {
    const paths = filesWithin(this.#folder, '').filter((path) => isContentPath(path));
    const gone = paths.filter((path) => !existsSync(join(this.#root, path)));
    const all = gone.flatMap((path): DeletedFile[] => {
      const found = this.#deleted(path);
      if (!found) return [];
      const bytes = isMediaPath(path) ? undefined : readFileSync(found.place);
      const text = bytes && fileText(bytes)?.text;
      return [{ path, at: found.at, title: titleIn(path, text ?? '') ?? path }];
    });
    return all.sort((one, other) => other.at - one.at);
  }

  /** A deleted file's bytes; undefined if it was not deleted. */
  deletedBytes(path: string): Uint8Array | undefined {
    const found = this.#deleted(path);
    return found && readFileSync(found.place);
  }

  #deleted(path: string): Kept | undefined {
    return keptIn(this.#place(path)).find(({ how }) => how === 'deleted');
  }

  /** Deletes the oldest versions of a file that has many and, where all are too large, of any. */
  #forget(place: string): void {
    for (const old of keptIn(place).slice(mostOfOne)) rmSync(old.place);
    const all = filesWithin(this.#folder, '')
      .flatMap((path) => keptIn(join(this.#folder, path)))
      .sort((one, other) => other.at - one.at);
    let bytes = 0;
    for (const [index, one] of all.entries()) {
      const { size } = statSync(one.place);
      // Larger than all that may be kept, it stays until the next one and drives out nothing else.
      const isTooLarge = size > this.#most;
      if (!isTooLarge) bytes += size;
      if (isTooLarge ? index > 0 : bytes > this.#most) rmSync(one.place);
    }
  }

  #place(path: string): string {
    if (isContentPath(path)) return join(this.#folder, path);
    throw refusal(String(path).slice(0, 60), 'unknown-file', 'is not a file of content/.');
  }
}

/** The newest first. */
function keptIn(place: string): Kept[] {
  if (!existsSync(place)) return [];
  const found = readdirSync(place).flatMap((name): Kept[] => {
    const [, day, hour, minute, second, rest, how] = nameForm.exec(name) ?? [];
    if (how === undefined) return [];
    const at = Date.parse(`${day}${hour}:${minute}:${second}.${rest}`);
    // The form of a name allows no other.
    return [{ place: join(place, name), at, how: how as How }];
  });
  return found.sort((one, other) => other.at - one.at);
}

const newest = (place: string) => keptIn(place)[0];

/** The files that have versions, without a look at these. */
function filesWithin(folder: string, path: string): string[] {
  const place = join(folder, path);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const next = path ? `${path}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return [];
    return /\.\w+$/.test(entry.name) ? [next] : filesWithin(folder, next);
  });
}

const nameOf = (at: number, how: string) =>
  `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${how}.txt`;

const noKind =
  'is kept as an earlier version when it is saved, given up or deleted, not otherwise.';
