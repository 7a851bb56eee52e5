import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digest } from '../../engine/kernel/digest.ts';
import { cannot } from './disk-trouble.ts';
import { hiddenName, isLeft, isOwn, writeWhole } from './hidden-files.ts';

export type Rename = (from: string, to: string) => void;

type PlaceOf = (path: string) => string;

type Staged = {
  readonly path: string;
  readonly place: string;
  /** Its new version, under a temporary name; absent for a file that is deleted. */
  readonly next?: string;
  /** A copy of its old version; absent for a new file, and for one that changes alone. */
  readonly copy?: string;
  readonly digest: string | null;
};

/** How to undo the change of one file. It names no folder, since all of it stands beside the file. */
type Undo = Omit<Staged, 'place' | 'next'>;

const undoEnding = '.undo';

/**
 * Files that change together, or not at all: their new versions are written beside them, then a
 * record of how to undo the change, and then each file is renamed into its place.
 */
export class WholeChange {
  readonly #rename: Rename;
  readonly #files: Staged[] = [];
  readonly #aside: string[] = [];

  constructor(rename: Rename) {
    this.#rename = rename;
  }

  /**
   * Writes a file's new version, and keeps the old one.
   *
   * @param isAlone whether no other file changes with it, so that nothing has to be undone.
   */
  stage(path: string, place: string, bytes: Uint8Array | undefined, isAlone: boolean): void {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && !found.isFile()) throw Object.assign(new Error(), { code: 'EISDIR' });
    const file = { path, place, digest: bytes ? digest(bytes) : null };
    if (bytes === undefined) {
      this.#files.push({ ...file, copy: this.#beside(place) });
      return;
    }
    const before = found && readFileSync(place);
    if (before?.equals(bytes)) return;
    const next = this.#written(place, bytes, found?.mode);
    const copy = before && !isAlone && this.#written(place, before, found?.mode);
    this.#files.push({ ...file, next, ...(copy && { copy }) });
  }

  /** Puts all files in their places. The change is done when the undo record is deleted. */
  carryOut(folder: string, placeOf: PlaceOf): void {
    const record = this.#files.length > 1 ? this.#writeUndo(folder) : undefined;
    try {
      for (const file of inOrder(this.#files)) this.#put(file);
      if (record) rmSync(record);
    } catch (error) {
      if (record) this.#undo(record, placeOf);
      throw error;
    }
  }

  /** Deletes the temporary files. */
  close(): void {
    for (const place of this.#aside) rmSync(place, { force: true });
  }

  #put({ path, place, next, copy = '' }: Staged): void {
    try {
      if (next === undefined) this.#rename(place, copy);
      else this.#rename(next, place);
    } catch (error) {
      throw cannot(next === undefined ? 'deleted' : 'written', path, error);
    }
  }

  #undo(record: string, placeOf: PlaceOf): void {
    try {
      undo(record, placeOf, this.#rename);
    } catch (error) {
      // Keep the copies: the next start undoes the rest.
      this.#aside.length = 0;
      throw error;
    }
  }

  #writeUndo(folder: string): string {
    const undos = this.#files.map(({ path, copy, digest }): Undo => {
      return { path, ...(copy && { copy: basename(copy) }), digest };
    });
    const record = join(folder, `${hiddenName()}${undoEnding}`);
    try {
      this.#rename(this.#written(record, Buffer.from(JSON.stringify(undos))), record);
    } catch (error) {
      throw cannot('written', 'content', error);
    }
    return record;
  }

  #beside(place: string): string {
    const beside = join(dirname(place), hiddenName());
    this.#aside.push(beside);
    return beside;
  }

  #written(place: string, bytes: Uint8Array, mode = 0o644): string {
    const beside = this.#beside(place);
    writeWhole(beside, bytes, mode);
    return beside;
  }
}

/** New files first and deletions last, so that a page is rarely missing while links lead to it. */
function inOrder(files: readonly Staged[]): Staged[] {
  const turn = ({ next, copy }: Staged) => (next === undefined ? 2 : copy === undefined ? 0 : 1);
  return [...files].sort((a, b) => turn(a) - turn(b));
}

/** Undoes a change, except for files that somebody has changed since. It can be run again. */
function undo(record: string, placeOf: PlaceOf, rename: Rename): void {
  // Written by `writeUndo`, whole or not at all.
  const undos = JSON.parse(readFileSync(record, 'utf8')) as readonly Undo[];
  for (const one of undos.toReversed()) undoOne(one, placeOf(one.path), rename);
  rmSync(record);
}

function undoOne({ path, copy, digest }: Undo, place: string, rename: Rename): void {
  try {
    if (digestAt(place) !== digest) return;
    if (!copy) rmSync(place, { force: true });
    else if (existsSync(join(dirname(place), copy))) rename(join(dirname(place), copy), place);
  } catch (error) {
    throw cannot('put back as it was', path, error);
  }
}

/** Undoes the unfinished changes of processes that have ended. */
export function undoUnfinished(folder: string, placeOf: PlaceOf, rename: Rename): void {
  const records = readdirSync(folder).filter(
    (name) => name.endsWith(undoEnding) && (isLeft(name) || isOwn(name)),
  );
  for (const name of records) undo(join(folder, name), placeOf, rename);
}

function digestAt(place: string): string | null {
  const found = statSync(place, { throwIfNoEntry: false });
  return found ? digest(readFileSync(place)) : null;
}
