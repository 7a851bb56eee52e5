/*
 * Longer than most files: updating a folder safely takes many steps, which read best together.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import { OutputError } from '../kernel/output-error.ts';
import {
  type FileGroup,
  type FileToCopy,
  type LazyFile,
  type OutputFile,
  singleFileGroup,
  toLazyFile,
} from '../kernel/output-file.ts';
import { filesInHand, pooled } from '../kernel/pool.ts';
import type { Cache, GroupSummary, Placed, PlacedFolder, PlacedGroup } from './cache.ts';
import { damagedGroups, isIntact } from './damage.ts';
import { diskError } from './disk-error.ts';
import { encoded, encodings } from './encodings.ts';
import { type Ownership, ownershipFile, plan, readOwnership } from './ownership.ts';

/** How many files were written, left as they were, and deleted. */
export type Written = {
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
};

/** How the paths of a folder change. */
export type FolderChanges = {
  /** The pages that are deleted, as they are. */
  readonly gone: readonly OutputFile[];
  /** The paths of new files. */
  readonly added: readonly string[];
};

export type OutputOptions = {
  /** Records earlier builds; without it every file is made, and compared with the existing one. */
  readonly cache?: Cache | undefined;
  /** Whether text files are also written as `.br` and `.gz`. Defaults to true. */
  readonly compression?: boolean | undefined;
  /** Whether to compare existing files by content, rather than by size and time. */
  readonly verify?: boolean | undefined;
  /** Shown every file that had to be made, before it is written. */
  readonly inspect?: ((path: string, content: OutputFile['content']) => void) | undefined;
  /** Names what is inspected for: what was put here before another inspection is made again. */
  readonly inspection?: Digest | undefined;
};

/** Assets are replaced before the pages that use them, and lists of pages after the pages. */
const order = [/^assets\//, /\.html(\.\w+)?$/, /./];

/** The folder for files that aren't yet in place; a killed build leaves it behind. */
const stagingFolder = '.building';

/** A file in the staging folder, and the path that it will be moved to. */
type Staged = { readonly path: string; readonly temporary: string };

/**
 * Updates an output folder. Files are written to a staging folder as they are made, and moved into
 * place by `commit`, so that a failure before then changes nothing, and only the files being made
 * are in memory. Each file is renamed over the old one, in an order that never shows a page without
 * its assets. Only what a build has put there is ever deleted, and nothing behind a symbolic link.
 *
 * The one door through which the site reaches the disk; `lockBuild` keeps others out of the folder.
 */
export class Output {
  readonly #folder: string;
  readonly #options: OutputOptions;
  readonly #real: string;
  readonly #terms: Digest;
  readonly #about: PlacedFolder | undefined;
  /** The groups written by earlier builds. */
  readonly #before: ReadonlyMap<string, GroupSummary>;
  readonly #damaged: ReadonlySet<string>;
  /** Groups in which nothing has changed. */
  readonly #unchanged = new Set<string>();
  /** The others, with the paths of their files. */
  readonly #changed = new Map<string, { from: Digest; paths: string[] }>();
  /** Files of changed groups that were added, by path, so that each is made only once. */
  readonly #putting = new Map<string, Promise<void>>();
  /** Those files and their compressed files, by path, as they are or will be in the folder. */
  readonly #noted = new Map<string, Placed>();
  readonly #staged: Staged[] = [];
  /** For each subfolder, whether it is really inside the folder, not behind a symbolic link. */
  readonly #own = new Map<string, boolean>();
  #made = 0;

  /** @throws OutputError naming the path that could not be written, and why. */
  constructor(folder: string, options: OutputOptions = {}) {
    const { cache, compression, inspection, verify } = options;
    this.#folder = folder;
    this.#options = options;
    const staging = join(folder, stagingFolder);
    this.#attempt(stagingFolder, () => rmSync(staging, { recursive: true, force: true }));
    this.#attempt(stagingFolder, () => mkdirSync(staging, { recursive: true }));
    this.#real = this.#attempt('', () => realpathSync(folder));
    this.#terms = digestOf([compression, inspection]);
    this.#about = cache?.folder(this.#real);
    const isSame = this.#about?.terms === this.#terms;
    this.#before = (isSame && cache?.groups(this.#real)) || new Map();
    this.#damaged = new Set(isSame && cache ? damagedGroups(cache, this.#real, verify) : []);
  }

  /** Adds one file; see `putGroup`. */
  put(file: LazyFile): Promise<void> {
    return this.putGroup(singleFileGroup(file));
  }

  /**
   * Adds a group of files. `files` is only called if the group's inputs have changed, or if its
   * files in the folder were changed; and a file is only made if that is true of the file itself. A
   * file that is added twice is made once.
   *
   * @throws OutputError if a file cannot be written, and whatever its `make` throws.
   */
  async putGroup({ name, from, files }: FileGroup): Promise<void> {
    if (this.#unchanged.has(name) || this.#changed.has(name)) return;
    if (this.#before.get(name)?.from === from && !this.#damaged.has(name)) {
      this.#unchanged.add(name);
      return;
    }
    const paths: string[] = [];
    this.#changed.set(name, { from, paths });
    const before = this.#filesBefore(name);
    for (const file of files()) {
      const { path } = file;
      const putting = this.#putting.get(path) ?? this.#putFile(file, before);
      this.#putting.set(path, putting);
      await putting;
      paths.push(path, ...encodedPaths(path).filter((name) => this.#noted.has(name)));
    }
  }

  /** Puts many files in, a few at a time. */
  putAll(files: readonly LazyFile[]): Promise<void> {
    return pooled(files, filesInHand, (file) => this.put(file));
  }

  /** What the first files of groups weigh with brotli, as far as they were compressed. */
  weights(names: readonly string[]): { readonly path: string; readonly bytes: number }[] {
    return names.flatMap((path) => {
      const bytes = this.#weight(path);
      return bytes === undefined ? [] : [{ path, bytes }];
    });
  }

  #weight(name: string): number | undefined {
    const first = this.#changed.get(name)?.paths[0];
    if (first === undefined) return this.#before.get(name)?.weight;
    return this.#noted.get(`${first}.br`)?.size;
  }

  /**
   * Which pages `commit` will delete and which files it will add; to be asked before it. Nothing
   * is known of a folder that no build has written to.
   */
  changes(): FolderChanges {
    if (this.#isManifestIntact() && this.#hasSamePaths(this.#gone()))
      return { gone: [], added: [] };
    const wanted = [...this.#wanted()];
    const ownership = this.#ownership();
    const old = new Set(ownership.files);
    const gone = plan(ownership, wanted).deleted.filter((path) => path.endsWith('.html'));
    return {
      gone: gone.flatMap((path) => this.#existing(path)),
      added: wanted.filter((path) => !old.has(path)),
    };
  }

  /** A file as it is in the folder, unless it has been deleted or lies behind a symbolic link. */
  #existing(path: string): OutputFile[] {
    if (!this.#isOwn(dirname(path)) || !this.#look(path)?.isFile()) return [];
    return [{ path, content: this.#text(path).toString() }];
  }

  /** The names of the groups that this build has no more. */
  #gone(): string[] {
    return [...this.#before.keys()].filter(
      (name) => !this.#unchanged.has(name) && !this.#changed.has(name),
    );
  }

  /**
   * Moves every file into place by renaming it over the old one, then deletes the files of earlier
   * builds that are no longer wanted. At any moment, even after `kill -9`, every URL serves a
   * complete page, old or new, whose assets exist. Files that no build made are never touched.
   *
   * @throws OutputError naming the path that could not be written, and why.
   */
  commit(): Written {
    const gone = this.#gone();
    const isSameList = this.#isManifestIntact() && this.#hasSamePaths(gone);
    const { deleted, count } = isSameList ? this.#replaceFiles() : this.#updateAll();
    this.#remember(gone, count);
    const written = this.#staged.length;
    return { written, unchanged: count - written, deleted };
  }

  /** Deletes the staging folder; if that fails, the next build does. */
  close(): void {
    try {
      rmSync(join(this.#folder, stagingFolder), { recursive: true, force: true });
    } catch {
      // Don't mask an earlier error.
    }
  }

  #filesBefore(name: string): Map<string, Placed> {
    const known = this.#before.has(name) && this.#options.cache?.files(this.#real, name);
    const files = known ? [...known].flatMap(([, files]) => files) : [];
    return new Map(files.map((file) => [file.path, file]));
  }

  async #putFile(file: LazyFile, before: ReadonlyMap<string, Placed>): Promise<void> {
    const { path, from, make } = file;
    if (this.#isUpToDate(path, from, before)) return;
    if (file.copy) return this.#putCopy(path, from, file.copy, before.get(path));
    const made = await make();
    this.#options.inspect?.(path, made);
    const content = Buffer.from(made);
    const old = before.get(path);
    const name = this.#putBytes(path, from, content, old);
    if (this.#options.compression === false) return;
    // If a build was killed, the page may be newer than its compressed files.
    if (old?.digest === name && this.#keepEncodings(path, from, old, before)) return;
    for (const [ending, bytes] of await encoded(path, content)) {
      const encodedPath = `${path}.${ending}`;
      this.#putBytes(encodedPath, from, bytes, before.get(encodedPath));
    }
  }

  /** Stages a copy of a file on the disk, unless it is in place. */
  #putCopy(path: string, from: Digest, { place, ...copy }: FileToCopy, old?: Placed): void {
    const found = this.#look(path);
    const isThere = old?.digest === copy.digest && this.#isIntact(old);
    const write = (temporary: string) => {
      // A file system that can shares the bytes between both files.
      copyFileSync(place, temporary, constants.COPYFILE_FICLONE);
      return lstatSync(temporary).mtimeMs;
    };
    const time = isThere ? old.time : this.#stage(path, write, found);
    this.#noted.set(path, { path, from, ...copy, time });
  }

  /** Whether a file and its compressed files are intact, and were made from the same inputs. */
  #isUpToDate(path: string, from: Digest, before: ReadonlyMap<string, Placed>): boolean {
    const files = [before.get(path), ...encodedPaths(path).map((name) => before.get(name))];
    const known = files.filter((file) => file !== undefined);
    if (!files[0] || !known.every((file) => file.from === from && this.#isIntact(file)))
      return false;
    for (const file of known) this.#noted.set(file.path, file);
    return true;
  }

  /** Reuses the compressed files of an unchanged file. @returns false if they aren't intact. */
  #keepEncodings(
    path: string,
    from: Digest,
    old: Placed,
    before: ReadonlyMap<string, Placed>,
  ): boolean {
    const known = encodedPaths(path).flatMap((name) => before.get(name) ?? []);
    if (known.length === 0) return false;
    if (!known.every((file) => file.from === old.from && this.#isIntact(file))) return false;
    for (const file of known) this.#noted.set(file.path, { ...file, from });
    return true;
  }

  #isIntact(file: Placed): boolean {
    return isIntact(this.#folder, file, this.#options.verify);
  }

  /** Stages a file, unless it is in place with the same content. @returns the content's digest. */
  #putBytes(path: string, from: Digest, content: Buffer, old: Placed | undefined): Digest {
    const name = digest(content);
    const found = this.#look(path);
    const isThere =
      found?.isFile() === true &&
      found.size === content.length &&
      ((old?.digest === name && this.#isIntact(old)) ||
        readFileSync(join(this.#folder, path)).equals(content));
    const write = (temporary: string) => writeWhole(temporary, content);
    const time = isThere ? found.mtimeMs : this.#stage(path, write, found);
    this.#noted.set(path, { path, from, digest: name, size: content.length, time });
    return name;
  }

  /** The stats of an existing file. Links are not followed, as their targets aren't ours. */
  #look(path: string): Stats | undefined {
    return this.#attempt(path, () =>
      lstatSync(join(this.#folder, path), { throwIfNoEntry: false }),
    );
  }

  /**
   * Puts a file into the staging folder.
   *
   * @param write writes it, and returns its modification time, in ms.
   */
  #stage(path: string, write: (temporary: string) => number, found: Stats | undefined): number {
    if (!this.#isOwn(dirname(path))) throw this.#outsideError(path);
    if (found?.isDirectory()) throw this.#folderInTheWay(path);
    const temporary = join(this.#folder, stagingFolder, String(this.#made++));
    this.#staged.push({ path, temporary });
    return this.#attempt(path, () => write(temporary));
  }

  #place({ path, temporary }: Staged): void {
    const place = join(this.#folder, path);
    this.#attempt(path, () => {
      try {
        renameSync(temporary, place);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        mkdirSync(dirname(place), { recursive: true });
        renameSync(temporary, place);
      }
    });
  }

  /** Whether the manifest is as the last build left it. */
  #isManifestIntact(): boolean {
    const list = this.#about?.list;
    const found = this.#look(ownershipFile);
    return list !== undefined && found?.size === list.size && found.mtimeMs === list.time;
  }

  /** Whether this build has the same paths as the last one. */
  #hasSamePaths(gone: readonly string[]): boolean {
    if (this.#about?.terms !== this.#terms || gone.length > 0) return false;
    return [...this.#changed].every(([name, { paths }]) => {
      const before = this.#filesBefore(name);
      return before.size === new Set(paths).size && paths.every((path) => before.has(path));
    });
  }

  /** Replaces changed files, if no file is added or deleted. */
  #replaceFiles(): { deleted: number; count: number } {
    for (const file of inOrder(this.#staged)) this.#place(file);
    return { deleted: 0, count: this.#about?.count ?? 0 };
  }

  /** Replaces, adds and deletes files, and updates the ownership list. */
  #updateAll(): { deleted: number; count: number } {
    const wanted = this.#wanted();
    const { before, after, deleted } = plan(this.#ownership(), [...wanted]);
    // First of all, so that files of a build that is interrupted are known as ours.
    this.#recordOwnership(before);
    for (const file of inOrder(this.#staged)) this.#place(file);
    for (const path of deleted) this.#remove(path);
    this.#recordOwnership(after);
    return { deleted: deleted.length, count: wanted.size };
  }

  /** The paths of all files that the folder should contain. */
  #wanted(): Set<string> {
    const wanted = new Set(this.#noted.keys());
    if (this.#unchanged.size === 0) return wanted;
    for (const [name, files] of this.#options.cache?.files(this.#real) ?? []) {
      if (this.#unchanged.has(name)) for (const { path } of files) wanted.add(path);
    }
    return wanted;
  }

  #remember(gone: readonly string[], count: number): void {
    const list = this.#look(ownershipFile);
    const groups = new Map<string, PlacedGroup>();
    for (const [name, { from, paths }] of this.#changed) {
      groups.set(name, { from, files: paths.flatMap((path) => this.#noted.get(path) ?? []) });
    }
    const about = {
      ...{ terms: this.#terms, count },
      list: list && { size: list.size, time: list.mtimeMs },
    };
    const isSame = this.#about?.terms === this.#terms;
    this.#options.cache?.place(this.#real, about, groups, isSame ? gone : undefined);
  }

  #ownership(): Ownership {
    try {
      return readOwnership(readFileSync(join(this.#folder, ownershipFile), 'utf8'));
    } catch {
      return readOwnership(undefined);
    }
  }

  #recordOwnership(content: Ownership): void {
    const text = Buffer.from(`${JSON.stringify(content)}\n`);
    if (this.#look(ownershipFile)?.isFile() && this.#text(ownershipFile).equals(text)) return;
    const temporary = join(this.#folder, stagingFolder, String(this.#made++));
    this.#attempt(ownershipFile, () => writeFileSync(temporary, text));
    this.#place({ path: ownershipFile, temporary });
  }

  #text(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  /** Deletes a file, if it still exists, and any folders that become empty. */
  #remove(path: string): void {
    if (!this.#isOwn(dirname(path))) return;
    this.#attempt(path, () => rmSync(join(this.#folder, path), { force: true }));
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      try {
        rmdirSync(join(this.#folder, parent));
      } catch {
        return;
      }
    }
  }

  /** Whether a subfolder is not behind a symbolic link: what is there isn't ours to change. */
  #isOwn(folder: string): boolean {
    if (folder === '.') return true;
    const known = this.#own.get(folder);
    if (known !== undefined) return known;
    const isOwn = this.#isOwn(dirname(folder)) && !this.#look(folder)?.isSymbolicLink();
    this.#own.set(folder, isOwn);
    return isOwn;
  }

  #outsideError(path: string): OutputError {
    return new OutputError(
      `${join(this.#folder, path)} lies behind a symbolic link, which leads elsewhere. Nothing is written there. Remove the link, and build again.`,
    );
  }

  #folderInTheWay(path: string): unknown {
    return diskError(Object.assign(new Error(), { code: 'EISDIR' }), join(this.#folder, path));
  }

  #attempt<T>(path: string, action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw diskError(error, join(this.#folder, path));
    }
  }
}

/** Writes a new file. @returns its modification time, in ms. */
function writeWhole(path: string, content: Buffer): number {
  const file = openSync(path, 'wx');
  try {
    for (let at = 0; at < content.length; ) at += writeSync(file, content, at);
    return fstatSync(file).mtimeMs;
  } finally {
    closeSync(file);
  }
}

/** The paths of a file's compressed versions. */
function encodedPaths(path: string): string[] {
  return encodings.map((ending) => `${path}.${ending}`);
}

function inOrder(files: readonly Staged[]): Staged[] {
  const groups = order.map((): Staged[] => []);
  for (const file of files) groups[order.findIndex((kind) => kind.test(file.path))]?.push(file);
  return groups.flat();
}

/**
 * A folder to be brought up to date, for as long as the action takes. Whatever was put into it and
 * not committed is cleared away at the end.
 */
export async function withOutput<T>(
  folder: string,
  options: OutputOptions,
  action: (output: Output) => Promise<T>,
): Promise<T> {
  const output = new Output(folder, options);
  try {
    return await action(output);
  } finally {
    output.close();
  }
}

/**
 * Brings a folder up to date with files that are there already, as `Output` does.
 *
 * @throws OutputError naming the path that could not be written, and why.
 */
export function write(
  folder: string,
  files: readonly OutputFile[],
  options: OutputOptions = {},
): Promise<Written> {
  return withOutput(folder, options, async (output) => {
    for (const file of files) await output.put(toLazyFile(file));
    return output.commit();
  });
}
