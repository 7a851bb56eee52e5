import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import { type LazyFile, type OutputFile, toLazyFile } from '../kernel/output-file.ts';
import { groupOf, groups } from '../kernel/path.ts';
import { maxFilesAtOnce, pooled } from '../kernel/pool.ts';
import type { Store } from '../kernel/remember.ts';
import { diskError, OutputError } from './disk-error.ts';
import { encoded } from './encodings.ts';
import { type Lock, takeLock } from './lock.ts';
import { type Ownership, ownershipFile, plan, readOwnership } from './ownership.ts';
import type { Weight } from './weight.ts';

export type Written = {
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
};

type OutputOptions = {
  /** Records earlier builds; without it every file is made, and compared with the existing one. */
  readonly cache?: Store | undefined;
  /** Whether text files are also written as `.br` and `.gz`. Defaults to true. */
  readonly compression?: boolean | undefined;
};

type Placed = { readonly path: string; readonly size: number; readonly time: number };

/** What became of a `LazyFile`: the file itself, then its compressed versions. */
type Made = {
  readonly from: Digest;
  readonly digest: Digest;
  readonly files: readonly Placed[];
};

/** Assets are replaced before the pages that use them, and lists of pages after the pages. */
const order = [/^assets\//, /\.html(\.\w+)?$/, /./];

const done = Promise.resolve();
const none: Ownership = { files: [], earlier: [] };
const nothing = { deleted: [], added: [], owned: none, before: none, after: none };

/** The folder for files that aren't yet in place; a killed build leaves it behind. */
const stagingFolder = '.building';

/** A file, and its name in the staging folder. */
type Staged = { readonly path: string; readonly temporary: string };

/**
 * Updates an output folder, which is locked against other builds for as long as the action takes.
 *
 * @throws OutputError naming the path that could not be written and why, or the other build.
 */
export async function withOutput<T>(
  folder: string,
  options: OutputOptions,
  action: (output: Output) => Promise<T>,
): Promise<T> {
  const lock = await lockFolder(folder);
  try {
    const output = new Output(folder, options, lock);
    return await action(output).finally(() => output.close());
  } finally {
    lock.release();
    removeIfEmpty(folder);
  }
}

/** Updates a folder with files that are in memory already. @throws OutputError as `withOutput`. */
export function write(
  folder: string,
  files: readonly OutputFile[],
  options: OutputOptions = {},
): Promise<Written> {
  return withOutput(folder, options, async (output) => {
    await output.putAll(files.map(toLazyFile));
    return output.commit();
  });
}

/**
 * Files are written to a staging folder as they are made, and moved into place by `commit`, so that
 * a failure before then changes nothing, and only the files being made are in memory. Only what a
 * build has put there is ever deleted, and nothing behind a symbolic link.
 */
export class Output {
  readonly #folder: string;
  readonly #options: OutputOptions;
  readonly #lock: Lock;
  /** The keys of the cached record's parts, and what it says that earlier builds made, by path. */
  readonly #keys: readonly Digest[];
  readonly #ownedKey: Digest;
  readonly #before: ReadonlyMap<string, Made>;
  readonly #made = new Map<string, Made>();
  /** So that a file that is added twice is made once. */
  readonly #putting = new Map<string, Promise<void>>();
  readonly #staged: Staged[] = [];
  #planned: (ReturnType<typeof plan> & { readonly owned: Ownership }) | undefined;

  constructor(folder: string, options: OutputOptions, lock: Lock) {
    this.#folder = folder;
    this.#options = options;
    this.#lock = lock;
    const staging = join(folder, stagingFolder);
    this.#attempt(stagingFolder, () => rmSync(staging, { recursive: true, force: true }));
    this.#attempt(stagingFolder, () => mkdirSync(staging));
    const key = digestOf(['output', realpathSync(folder), options.compression !== false]);
    this.#ownedKey = `${key} owned`;
    this.#keys = Array.from({ length: groups }, (_, part) => `${key} ${part}`);
    this.#before = new Map(this.#keys.flatMap((key) => recorded(options.cache?.get(key))));
  }

  /**
   * Adds a file. It is only made if its inputs have changed, or if it or a compressed version was
   * changed in the folder.
   *
   * @throws OutputError if it cannot be written, and whatever its `make` throws.
   */
  put(file: LazyFile): Promise<void> {
    const putting = this.#putting.get(file.path) ?? this.#put(file);
    this.#putting.set(file.path, putting);
    return putting;
  }

  #put(file: LazyFile): Promise<void> {
    const before = this.#before.get(file.path);
    const intact = before?.files.every((file) => this.#isIntact(file)) ? before : undefined;
    if (intact?.from !== file.from) {
      return this.#renewed(file, intact).then((made) => void this.#made.set(file.path, made));
    }
    this.#made.set(file.path, intact);
    return done;
  }

  /** Adds many files, a few at a time. */
  putAll(files: readonly LazyFile[]): Promise<void> {
    return pooled(files, maxFilesAtOnce, (file) => this.put(file));
  }

  /** What files weigh with brotli, as far as they were compressed. */
  weights(paths: readonly string[]): Weight[] {
    return paths.flatMap((path) => {
      const files = this.#made.get(path)?.files ?? [];
      const bytes = files.find((file) => file.path === `${path}.br`)?.size;
      return bytes === undefined ? [] : [{ path, bytes }];
    });
  }

  /** The pages that `commit` will delete, and the paths that it will add; ask before it. */
  changes(): { readonly gone: readonly OutputFile[]; readonly added: readonly string[] } {
    const { deleted, added } = this.#plan();
    const gone = deleted.filter((path) => path.endsWith('.html'));
    return { gone: gone.flatMap((path) => this.#existing(path)), added };
  }

  /**
   * Moves every file into place by renaming it over the old one, then deletes the files of earlier
   * builds that are no longer wanted. At any moment, even after `kill -9`, every URL serves a
   * complete page, old or new, whose assets exist. Files that no build made are never touched.
   *
   * @throws OutputError naming the path that could not be written, and why.
   */
  commit(): Written {
    if (!this.#lock.isOurs()) {
      const message = `Another build has written to ${this.#folder} meanwhile. Build again.`;
      throw new OutputError(message);
    }
    const { owned, before, after, deleted } = this.#plan();
    // First of all, so that files of a build that is interrupted are known as ours.
    if (before !== owned) this.#recordOwnership(before);
    for (const file of this.#staged.sort((a, b) => rank(a) - rank(b))) this.#place(file);
    for (const path of deleted) this.#remove(path);
    if (after !== owned) this.#recordOwnership(after);
    this.#recordMade();
    const written = this.#staged.length;
    const wanted = [...this.#made.values()].reduce((sum, { files }) => sum + files.length, 0);
    return { written, unchanged: wanted - written, deleted: deleted.length };
  }

  /** Deletes the staging folder; if that fails, the next build does. */
  close(): void {
    try {
      rmSync(join(this.#folder, stagingFolder), { recursive: true, force: true });
    } catch {
      // Don't mask an earlier error.
    }
  }

  /** @param intact what is in place, if it is as a build left it. */
  async #renewed({ path, from, make, copy }: LazyFile, intact: Made | undefined): Promise<Made> {
    if (copy) {
      if (intact?.digest === copy.digest) return { ...intact, from };
      // A file system that can shares the bytes between both files.
      const write = (to: string) => copyFileSync(copy.place, to, constants.COPYFILE_FICLONE);
      return { from, digest: copy.digest, files: [this.#stage(path, write)] };
    }
    const content = Buffer.from(await make());
    const made = { from, digest: digest(content) };
    if (intact?.digest === made.digest) return { ...intact, from };
    const versions = this.#options.compression === false ? [] : await encoded(path, content);
    const all = [
      [path, content] as const,
      ...versions.map(([ending, bytes]) => [`${path}.${ending}`, bytes] as const),
    ];
    return { ...made, files: all.map(([name, bytes]) => this.#write(name, bytes)) };
  }

  /** Whether a file is as a build left it. A symbolic link never is, as its target isn't ours. */
  #isIntact({ path, size, time }: Placed): boolean {
    try {
      // Thousands of times: `join` takes as long as the look itself.
      const found = lstatSync(`${this.#folder}/${path}`, { throwIfNoEntry: false });
      return found?.isFile() === true && found.size === size && found.mtimeMs === time;
    } catch {
      // A file is in the place of one of its folders.
      return false;
    }
  }

  /** Stages a file, unless it is in place with the same content. */
  #write(path: string, content: Buffer): Placed {
    const found = this.#look(path);
    const { length: size } = content;
    if (found?.isFile() && found.size === size && this.#read(path).equals(content)) {
      return { path, size, time: found.mtimeMs };
    }
    return this.#stage(path, (temporary) => writeFileSync(temporary, content));
  }

  #stage(path: string, write: (temporary: string) => void): Placed {
    const place = join(this.#folder, path);
    if (!this.#isOwn(dirname(path))) {
      throw new OutputError(
        `${place} lies behind a symbolic link, which leads elsewhere. Nothing is written there. Remove the link, and build again.`,
      );
    }
    // Found before anything is moved into place, which would fail halfway.
    if (this.#look(path)?.isDirectory()) {
      throw diskError(Object.assign(new Error(), { code: 'EISDIR' }), place);
    }
    const temporary = String(this.#staged.length);
    this.#staged.push({ path, temporary });
    const made = join(this.#folder, stagingFolder, temporary);
    return this.#attempt(path, () => {
      write(made);
      const { size, mtimeMs } = lstatSync(made);
      return { path, size, time: mtimeMs };
    });
  }

  #place({ path, temporary }: Staged): void {
    const place = join(this.#folder, path);
    this.#attempt(path, () => {
      mkdirSync(dirname(place), { recursive: true });
      renameSync(join(this.#folder, stagingFolder, temporary), place);
    });
  }

  /** What is to be done; asked for when everything has been added. */
  #plan() {
    this.#planned ??= this.#hasSamePaths() ? nothing : this.#planFor(this.#ownership());
    return this.#planned;
  }

  #planFor(owned: Ownership) {
    const wanted = [...this.#made.values()].flatMap(({ files }) => files.map(({ path }) => path));
    return { ...plan(owned, wanted), owned };
  }

  /** Whether all is where the last build left it, as most changes are in files. */
  #hasSamePaths(): boolean {
    const isSame = ([path, made]: [string, Made]) => {
      const before = this.#before.get(path);
      const paths = ({ files }: Made) => files.map(({ path }) => path).join();
      return before === made || (before !== undefined && paths(before) === paths(made));
    };
    return (
      this.#made.size === this.#before.size &&
      this.#options.cache?.get(this.#ownedKey) === this.#stampOfOwnership() &&
      [...this.#made].every(isSame)
    );
  }

  #stampOfOwnership(): string {
    const { size, mtimeMs } = this.#look(ownershipFile) ?? {};
    return `${size} ${mtimeMs}`;
  }

  /** Only the parts of the record that hold something new. */
  #recordMade(): void {
    const { cache } = this.#options;
    const paths = new Set([...this.#before.keys(), ...this.#made.keys()]);
    const isNew = (path: string) => this.#before.get(path) !== this.#made.get(path);
    const parts = new Set([...paths].filter(isNew).map(groupOf));
    const stamp = this.#stampOfOwnership();
    if (cache?.get(this.#ownedKey) !== stamp) cache?.set(this.#ownedKey, stamp);
    if (parts.size === 0) return;
    const made = Map.groupBy(this.#made, ([path]) => groupOf(path));
    for (const part of parts) {
      cache?.set(this.#keys[part] ?? '', JSON.stringify(made.get(part) ?? []));
    }
  }

  #ownership(): Ownership {
    return readOwnership(this.#look(ownershipFile) && this.#read(ownershipFile).toString());
  }

  #recordOwnership(content: Ownership): void {
    const text = Buffer.from(`${JSON.stringify(content)}\n`);
    if (this.#look(ownershipFile)?.isFile() && this.#read(ownershipFile).equals(text)) return;
    const made = join(this.#folder, stagingFolder, ownershipFile);
    this.#attempt(ownershipFile, () => writeFileSync(made, text));
    this.#place({ path: ownershipFile, temporary: ownershipFile });
  }

  /** A page as it is in the folder, unless it has been deleted or lies behind a symbolic link. */
  #existing(path: string): OutputFile[] {
    if (!this.#isOwn(dirname(path)) || !this.#look(path)?.isFile()) return [];
    return [{ path, content: this.#read(path).toString() }];
  }

  /** Deletes a file, if it still exists, and any folders that become empty. */
  #remove(path: string): void {
    if (!this.#isOwn(dirname(path))) return;
    this.#attempt(path, () => rmSync(join(this.#folder, path), { force: true }));
    let parent = dirname(path);
    while (parent !== '.' && removeIfEmpty(join(this.#folder, parent))) parent = dirname(parent);
  }

  /** Whether a subfolder is not behind a symbolic link: what is there isn't ours to change. */
  #isOwn(folder: string): boolean {
    if (folder === '.') return true;
    return this.#isOwn(dirname(folder)) && !this.#look(folder)?.isSymbolicLink();
  }

  /** The stats of an existing file. Links are not followed, as their targets aren't ours. */
  #look(path: string): Stats | undefined {
    return this.#attempt(path, () =>
      lstatSync(join(this.#folder, path), { throwIfNoEntry: false }),
    );
  }

  #read(path: string): Buffer {
    return this.#attempt(path, () => readFileSync(join(this.#folder, path)));
  }

  #attempt<T>(path: string, action: () => T): T {
    return attempt(join(this.#folder, path), action);
  }
}

async function lockFolder(folder: string): Promise<Lock> {
  const file = join(folder, '.lock');
  const inUse = (pid: number) =>
    new OutputError(
      `Another build, process ${pid}, is writing to ${folder}. Wait for it, or end it, and build again.`,
    );
  attempt(folder, () => makeFolder(folder));
  return takeLock(file, inUse).catch((error: unknown) => {
    throw diskError(error, file);
  });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // On a read-only disk, Node's recursive mkdir reports ENOENT; the plain one gives the real reason.
    mkdirSync(folder);
  }
}

function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw diskError(error, path);
  }
}

function rank({ path }: Staged): number {
  return order.findIndex((kind) => kind.test(path));
}

/** A part of the record that `commit` cached; nothing if it is missing or damaged. */
function recorded(text: string | Uint8Array | undefined): [string, Made][] {
  try {
    return JSON.parse(String(text)) as [string, Made][];
  } catch {
    return [];
  }
}
