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
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import { OutputError } from '../kernel/output-error.ts';
import { alone, type FileGroup, type LazyFile, type OutputFile } from '../kernel/output-file.ts';
import type { Cache, GroupSummary, Placed, PlacedFolder, PlacedGroup } from './cache.ts';
import { damagedGroups, isWhole } from './damage.ts';
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
  readonly inspect?: ((file: OutputFile) => void) | undefined;
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
  readonly #terms: Digest;
  readonly #about: PlacedFolder | undefined;
  /** The groups that were put here before. */
  readonly #before: ReadonlyMap<string, GroupSummary>;
  readonly #damaged: ReadonlySet<string>;
  /** Groups in which nothing has changed. */
  readonly #kept = new Set<string>();
  /** The others, with the paths of their files. */
  readonly #changed = new Map<string, { from: Digest; paths: string[] }>();
  /** Their files, by path: one that two groups have is put in once. */
  readonly #putting = new Map<string, Promise<void>>();
  /** The same, and those beside them: what is there, or will be. */
  readonly #noted = new Map<string, Placed>();
  readonly #staged: Staged[] = [];
  /** Folders in it that are known to be in it, and in no other place by a link. */
  readonly #own = new Map<string, boolean>();
  #made = 0;

  /** @throws OutputError naming the path that could not be written, and why. */
  constructor(folder: string, options: OutputOptions = {}) {
    const { cache, compression, inspection, verify } = options;
    this.#folder = folder;
    this.#options = options;
    const aside = join(folder, workshop);
    this.#attempt(workshop, () => rmSync(aside, { recursive: true, force: true }));
    this.#attempt(workshop, () => mkdirSync(aside, { recursive: true }));
    this.#real = this.#attempt('', () => realpathSync(folder));
    this.#terms = digestOf([compression, inspection]);
    this.#about = cache?.folder(this.#real);
    const isSame = this.#about?.terms === this.#terms;
    this.#before = (isSame && cache?.groups(this.#real)) || new Map();
    this.#damaged = new Set(isSame && cache ? damagedGroups(cache, this.#real, verify) : []);
  }

  /** Puts one file in; see `putGroup`. */
  put(file: LazyFile): Promise<void> {
    return this.putGroup(alone(file));
  }

  /**
   * Puts files in. They are only asked for if what they follow from has changed, or if what is there
   * is not what was put there; and each is only made if that is so of itself. A file that is put in
   * twice is made once.
   *
   * @throws OutputError where one cannot be written, and whatever its `make` throws.
   */
  async putGroup({ name, from, files }: FileGroup): Promise<void> {
    if (this.#kept.has(name) || this.#changed.has(name)) return;
    if (this.#before.get(name)?.from === from && !this.#damaged.has(name)) {
      this.#kept.add(name);
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
      paths.push(path, ...besides(path).filter((beside) => this.#noted.has(beside)));
    }
  }

  /** How many bytes a group's first file has with brotli; undefined where it was not compressed. */
  weight(name: string): number | undefined {
    const first = this.#changed.get(name)?.paths[0];
    if (first === undefined) return this.#before.get(name)?.weight;
    return this.#noted.get(`${first}.br`)?.size;
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
    const gone = [...this.#before.keys()].filter(
      (name) => !this.#kept.has(name) && !this.#changed.has(name),
    );
    const isSameList = this.#isListWhole() && this.#hasSamePaths(gone);
    const { deleted, count } = isSameList ? this.#exchange() : this.#bringUpToDate();
    this.#remember(gone, count);
    const written = this.#staged.length;
    return { written, kept: count - written, deleted };
  }

  /** Clears away what was not committed. What stays behind, the next build clears away. */
  close(): void {
    try {
      rmSync(join(this.#folder, workshop), { recursive: true, force: true });
    } catch {
      // No failure hides the first one.
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
    const made = await make();
    this.#options.inspect?.({ path, content: made });
    const content = Buffer.from(made);
    const old = before.get(path);
    const name = this.#putBytes(path, from, content, old);
    if (this.#options.compression === false) return;
    // Where a build was killed, a new page may lie beside what stood beside the old one.
    if (old?.digest === name && this.#keepEncodings(path, from, old, before)) return;
    for (const [ending, bytes] of await encoded(path, content)) {
      const beside = `${path}.${ending}`;
      this.#putBytes(beside, from, bytes, before.get(beside));
    }
  }

  /** Whether a file, and what stands beside it, is what was put there from the same. */
  #isUpToDate(path: string, from: Digest, before: ReadonlyMap<string, Placed>): boolean {
    const files = [before.get(path), ...besides(path).map((name) => before.get(name))];
    const known = files.filter((file) => file !== undefined);
    if (!files[0] || !known.every((file) => file.from === from && this.#isWhole(file)))
      return false;
    for (const file of known) this.#noted.set(file.path, file);
    return true;
  }

  /** A file whose content stays needs no compressing again. */
  #keepEncodings(
    path: string,
    from: Digest,
    old: Placed,
    before: ReadonlyMap<string, Placed>,
  ): boolean {
    const known = besides(path).flatMap((name) => before.get(name) ?? []);
    if (known.length === 0) return false;
    if (!known.every((file) => file.from === old.from && this.#isWhole(file))) return false;
    for (const file of known) this.#noted.set(file.path, { ...file, from });
    return true;
  }

  #isWhole(file: Placed): boolean {
    return isWhole(this.#folder, file, this.#options.verify);
  }

  /** Puts bytes aside for their place, unless they lie there. @returns their digest. */
  #putBytes(path: string, from: Digest, content: Buffer, old: Placed | undefined): Digest {
    const name = digest(content);
    const found = this.#look(path);
    const isThere =
      found?.isFile() === true &&
      found.size === content.length &&
      ((old?.digest === name && this.#isWhole(old)) ||
        readFileSync(join(this.#folder, path)).equals(content));
    const time = isThere ? found.mtimeMs : this.#stage(path, content, found);
    this.#noted.set(path, { path, from, digest: name, size: content.length, time });
    return name;
  }

  /** What is in a file's place; a link is not followed, since its file is another's. */
  #look(path: string): Stats | undefined {
    return this.#attempt(path, () =>
      lstatSync(join(this.#folder, path), { throwIfNoEntry: false }),
    );
  }

  /** @returns when it was written, in ms. */
  #stage(path: string, content: Buffer, found: Stats | undefined): number {
    if (!this.#isOwn(dirname(path))) throw this.#leadsOut(path);
    if (found?.isDirectory()) throw this.#isInTheWay(path);
    const aside = join(this.#folder, workshop, String(this.#made++));
    this.#staged.push({ path, aside });
    return this.#attempt(path, () => {
      const file = openSync(aside, 'wx');
      try {
        for (let at = 0; at < content.length; ) at += writeSync(file, content, at);
        return fstatSync(file).mtimeMs;
      } finally {
        closeSync(file);
      }
    });
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

  /** Whether the list of what builds own is the one that the last build left. */
  #isListWhole(): boolean {
    const list = this.#about?.list;
    const found = this.#look(manifestFile);
    return list !== undefined && found?.size === list.size && found.mtimeMs === list.time;
  }

  /** Whether this build wants the same files as the last one. */
  #hasSamePaths(gone: readonly string[]): boolean {
    if (this.#about?.terms !== this.#terms || gone.length > 0) return false;
    return [...this.#changed].every(([name, { paths }]) => {
      const before = this.#filesBefore(name);
      return before.size === new Set(paths).size && paths.every((path) => before.has(path));
    });
  }

  /** Puts files in the places of old ones: none comes or goes. */
  #exchange(): { deleted: number; count: number } {
    for (const file of inOrder(this.#staged)) this.#place(file);
    return { deleted: 0, count: this.#about?.count ?? 0 };
  }

  #bringUpToDate(): { deleted: number; count: number } {
    const wanted = this.#wanted();
    const { before, after, deleted } = plan(this.#manifest(), [...wanted]);
    // First of all, so that files of a build that is interrupted are known as ours.
    this.#note(before);
    for (const file of inOrder(this.#staged)) this.#place(file);
    for (const path of deleted) this.#remove(path);
    this.#note(after);
    return { deleted: deleted.length, count: wanted.size };
  }

  /** Paths of all files that are to be there. */
  #wanted(): Set<string> {
    const wanted = new Set(this.#noted.keys());
    if (this.#kept.size === 0) return wanted;
    for (const [name, files] of this.#options.cache?.files(this.#real) ?? []) {
      if (this.#kept.has(name)) for (const { path } of files) wanted.add(path);
    }
    return wanted;
  }

  #remember(gone: readonly string[], count: number): void {
    const list = this.#look(manifestFile);
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

  #manifest(): Manifest {
    try {
      return manifest(readFileSync(join(this.#folder, manifestFile), 'utf8'));
    } catch {
      return manifest(undefined);
    }
  }

  #note(content: Manifest): void {
    const text = Buffer.from(`${JSON.stringify(content)}\n`);
    if (this.#look(manifestFile)?.isFile() && this.#text(manifestFile).equals(text)) return;
    const aside = join(this.#folder, workshop, String(this.#made++));
    this.#attempt(manifestFile, () => writeFileSync(aside, text));
    this.#place({ path: manifestFile, aside });
  }

  #text(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
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
    if (folder === '.') return true;
    const known = this.#own.get(folder);
    if (known !== undefined) return known;
    const isOwn = this.#isOwn(dirname(folder)) && !this.#look(folder)?.isSymbolicLink();
    this.#own.set(folder, isOwn);
    return isOwn;
  }

  #leadsOut(path: string): OutputError {
    return new OutputError(
      `${join(this.#folder, path)} lies behind a symbolic link, which leads elsewhere. Nothing is written there. Remove the link, and build again.`,
    );
  }

  #isInTheWay(path: string): unknown {
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

/** What may stand beside a file. */
function besides(path: string): string[] {
  return encodings.map((ending) => `${path}.${ending}`);
}

function inOrder(files: readonly Staged[]): Staged[] {
  const groups = order.map((): Staged[] => []);
  for (const file of files) groups[order.findIndex((kind) => kind.test(file.path))]?.push(file);
  return groups.flat();
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
