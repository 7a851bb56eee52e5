/*
 * Longer than most: how a folder is brought up to date is one story, and reads best in one place.
 */
import {
  closeSync,
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
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Digest, digest } from '../kernel/digest.ts';
import { OutputError } from '../kernel/output-error.ts';
import type { LazyFile, OutputFile } from '../kernel/output-file.ts';
import type { Cache, Placed } from './cache.ts';
import { diskError } from './disk-error.ts';
import { encoded, encodings } from './encodings.ts';
import { type Manifest, manifest, manifestFile, plan } from './manifest.ts';

/** How many files were written, left as they were, and deleted. */
export type Written = { readonly written: number; readonly kept: number; readonly deleted: number };

export type OutputOptions = {
  /** Knows what was put here before; without it every file is made, and compared by reading. */
  readonly cache?: Cache | undefined;
  /** Whether texts get `.br` and `.gz` beside them, unless it is turned off. */
  readonly compression?: boolean | undefined;
  /** Whether every file that is there is read, rather than trusted by its size and time. */
  readonly verify?: boolean | undefined;
  /** Shown every file that had to be made, before it is written. */
  readonly inspect?: ((file: { path: string; content: Buffer }) => void) | undefined;
  /** Names what is inspected for: what was put here before another inspection is made again. */
  readonly inspection?: Digest | undefined;
};

/** A page is put in place after what it shows, and the lists of pages after the pages. */
const order = [/^assets\//, /\.html(\.\w+)?$/, /./];

/** Where files are made before they get their names; a killed build leaves it behind. */
const workshop = '.building';

/** A file that waits aside for its place. */
type Staged = { readonly path: string; readonly aside: string };

/**
 * A folder that is brought up to date: files are made aside as they are put in, and get their places
 * together, when `commit` is called. So whatever fails before then changes nothing, and no more than
 * the files in hand are ever in memory.
 *
 * The one door through which the site reaches the disk; `lock` keeps others out of the folder.
 */
export class Output {
  readonly #folder: string;
  readonly #options: OutputOptions;
  readonly #real: string;
  readonly #before: Map<string, Placed>;
  readonly #wanted = new Set<string>();
  readonly #noted = new Map<string, Placed>();
  readonly #staged: Staged[] = [];
  /** Folders in it that are known to be in it, and in no other place by a link. */
  readonly #own = new Map<string, boolean>();
  #made = 0;

  /** @throws OutputError naming the path that could not be written, and why. */
  constructor(folder: string, options: OutputOptions = {}) {
    this.#folder = folder;
    this.#options = options;
    const aside = join(folder, workshop);
    this.#attempt(workshop, () => rmSync(aside, { recursive: true, force: true }));
    this.#attempt(workshop, () => mkdirSync(aside, { recursive: true }));
    this.#real = this.#attempt('', () => realpathSync(folder));
    this.#before = options.cache?.placed(this.#real) ?? new Map();
  }

  /**
   * Puts a file in, which is made only if what it follows from has changed, or if what is there is
   * not what was put there. A file that is put in twice is made once.
   *
   * @throws OutputError where it cannot be written, and whatever `make` throws.
   */
  async put({ path, from, make }: LazyFile): Promise<void> {
    if (this.#wanted.has(path)) return;
    this.#wanted.add(path);
    if (this.#isUpToDate(path, from)) return;
    const content = Buffer.from(await make());
    this.#options.inspect?.({ path, content });
    const name = digest(content);
    if (this.#isThere(path, name, content)) {
      this.#keep(path, from, name);
      if (this.#keepEncodings(path, from)) return;
    } else this.#stage(path, from, name, content);
    if (this.#options.compression === false) return;
    for (const [ending, bytes] of await encoded(path, content)) {
      const beside = `${path}.${ending}`;
      this.#wanted.add(beside);
      const own = digest(bytes);
      if (this.#isThere(beside, own, bytes)) this.#keep(beside, from, own);
      else this.#stage(beside, from, own, bytes);
    }
  }

  /** Paths of all files that were put in, and of those beside them. */
  get paths(): ReadonlySet<string> {
    return this.#wanted;
  }

  /** How many bytes a file has that was put in; undefined where there is none. */
  size(path: string): number | undefined {
    return this.#noted.get(path)?.size;
  }

  /**
   * Gives every file its place, each renamed over the old one. At any moment, also after `kill -9`,
   * every address answers with a whole page, old or new, whose assets are there. Last go the files
   * that an earlier build made and this one does not want; files that no build made are never
   * touched.
   *
   * @throws OutputError naming the path that could not be written, and why.
   */
  commit(): Written {
    const { before, after, deleted } = plan(this.#manifest(), [...this.#wanted]);
    // First of all, so that files of a build that is interrupted are known as ours.
    this.#note(before);
    for (const group of inGroups(this.#staged)) for (const file of group) this.#place(file);
    for (const path of deleted) this.#remove(path);
    this.#note(after);
    const gone = [...this.#before.keys()].filter((path) => !this.#noted.has(path));
    const changed = [...this.#noted].filter(([path, now]) => this.#before.get(path) !== now);
    this.#options.cache?.place(this.#real, new Map(changed), gone);
    const written = this.#staged.length;
    return { written, kept: this.#wanted.size - written, deleted: deleted.length };
  }

  /** Clears away what was not committed. What stays behind, the next build clears away. */
  close(): void {
    try {
      rmSync(join(this.#folder, workshop), { recursive: true, force: true });
    } catch {
      // No failure hides the first one.
    }
  }

  #isUpToDate(path: string, from: Digest): boolean {
    const files = [path, ...this.#encodingsOf(path)];
    const isSame = files.every((name) => {
      const old = this.#before.get(name);
      return old?.from === from && this.#isWhole(name, old);
    });
    if (!isSame) return false;
    for (const name of files) {
      this.#wanted.add(name);
      // It is there: see above.
      this.#noted.set(name, this.#before.get(name) as Placed);
    }
    return true;
  }

  /** What stands beside a file that was put here before; none is wanted without compression. */
  #encodingsOf(path: string): string[] {
    if (this.#options.compression === false) return [];
    return encodings.map((ending) => `${path}.${ending}`).filter((name) => this.#before.has(name));
  }

  #isWhole(path: string, { size, time, digest: expected }: Placed): boolean {
    const found = this.#look(path);
    if (!found?.isFile() || found.size !== size || found.mtimeMs !== time) return false;
    return !this.#options.verify || digest(readFileSync(join(this.#folder, path))) === expected;
  }

  /** What is in a file's place; a link is not followed, since its file is another's. */
  #look(path: string): Stats | undefined {
    try {
      return lstatSync(join(this.#folder, path), { throwIfNoEntry: false });
    } catch {
      // A file stands where a folder must be.
      return undefined;
    }
  }

  /** Whether the same bytes lie in a file's place. */
  #isThere(path: string, name: Digest, content: Buffer): boolean {
    const old = this.#before.get(path);
    if (old && old.digest === name && this.#isWhole(path, old)) return true;
    const found = this.#look(path);
    if (!found?.isFile() || found.size !== content.length) return false;
    return readFileSync(join(this.#folder, path)).equals(content);
  }

  #keep(path: string, from: Digest, name: Digest): void {
    const found = lstatSync(join(this.#folder, path));
    this.#noted.set(path, { from, digest: name, size: found.size, time: found.mtimeMs });
  }

  /** A file whose content stays needs no compressing again. */
  #keepEncodings(path: string, from: Digest): boolean {
    const beside = this.#encodingsOf(path);
    const old = beside.map((name) => this.#before.get(name) as Placed);
    const before = this.#before.get(path);
    if (beside.length === 0 || !before) return false;
    if (
      !beside.every((name, at) => old[at]?.from === before.from && this.#isWhole(name, old[at]))
    ) {
      return false;
    }
    beside.forEach((name, at) => {
      this.#wanted.add(name);
      this.#noted.set(name, { ...(old[at] as Placed), from });
    });
    return true;
  }

  #stage(path: string, from: Digest, name: Digest, content: Buffer): void {
    if (!this.#isOwn(dirname(path))) throw this.#leadsOut(path);
    const aside = join(this.#folder, workshop, String(this.#made++));
    const time = this.#attempt(path, () => {
      const file = openSync(aside, 'wx');
      try {
        writeFileSync(file, content);
        return fstatSync(file).mtimeMs;
      } finally {
        closeSync(file);
      }
    });
    this.#staged.push({ path, aside });
    this.#noted.set(path, { from, digest: name, size: content.length, time });
  }

  #place({ path, aside }: Staged): void {
    const place = join(this.#folder, path);
    this.#attempt(path, () => {
      try {
        renameSync(aside, place);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        mkdirSync(dirname(place), { recursive: true });
        renameSync(aside, place);
      }
    });
  }

  #manifest(): Manifest {
    try {
      return manifest(readFileSync(join(this.#folder, manifestFile), 'utf8'));
    } catch {
      return manifest(undefined);
    }
  }

  #note(content: Manifest): void {
    const text = Buffer.from(`${JSON.stringify(content)}\n`);
    if (this.#isThere(manifestFile, digest(text), text)) return;
    const aside = join(this.#folder, workshop, String(this.#made++));
    this.#attempt(manifestFile, () => writeFileSync(aside, text));
    this.#place({ path: manifestFile, aside });
  }

  /** Deletes a file, if it is still there, and the folders that it leaves empty. */
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

  /** Not where a symbolic link leads elsewhere: what is there is not ours to change or delete. */
  #isOwn(folder: string): boolean {
    const found = this.#own.get(folder) ?? this.#resolve(folder);
    this.#own.set(folder, found);
    return found;
  }

  #resolve(folder: string): boolean {
    if (folder === '.') return true;
    if (!this.#isOwn(dirname(folder))) return false;
    try {
      return relative(this.#real, realpathSync(join(this.#folder, folder))) === folder;
    } catch {
      // What is not there yet is made by us.
      return true;
    }
  }

  #leadsOut(path: string): OutputError {
    return new OutputError(
      `${join(this.#folder, path)} lies behind a symbolic link, which leads elsewhere. Nothing is written there. Remove the link, and build again.`,
    );
  }

  #attempt<T>(path: string, action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw diskError(error, join(this.#folder, path));
    }
  }
}

function inGroups(files: readonly Staged[]): Staged[][] {
  const groups = order.map((): Staged[] => []);
  for (const file of files) groups[order.findIndex((kind) => kind.test(file.path))]?.push(file);
  return groups;
}

/**
 * Brings a folder up to date with files that are there already, as `Output` does.
 *
 * @throws OutputError naming the path that could not be written, and why.
 */
export async function write(
  folder: string,
  files: readonly OutputFile[],
  options?: OutputOptions,
): Promise<Written> {
  const output = new Output(folder, options);
  try {
    for (const { path, content } of files) {
      await output.put({ path, from: digest(content), make: () => content });
    }
    return output.commit();
  } finally {
    output.close();
  }
}
