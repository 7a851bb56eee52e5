import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Digest } from '../kernel/digest.ts';
import type { Store } from '../kernel/remember.ts';

/** What no build has asked for in so many days is forgotten. */
const lifetime = 30;

/** Above so many bytes, what was not asked for longest is forgotten. */
const largest = 2 ** 31;

/** How much waits in memory to be written together, in bytes. */
const batch = 8 * 2 ** 20;

/** A file of an output folder as it was when a build last put it there, or found it there. */
export type Placed = {
  readonly path: string;
  /** The digest of all that it is made from. */
  readonly from: Digest;
  /** The digest of its content. */
  readonly digest: Digest;
  readonly size: number;
  /** Of the last change, in ms. */
  readonly time: number;
};

/** Files that a build has put into a folder together; see `FileGroup`. */
export type PlacedGroup = {
  readonly from: Digest;
  readonly files: readonly Placed[];
};

/** What is known of a group without looking at its files. */
export type GroupSummary = {
  readonly from: Digest;
  readonly count: number;
  /** Of the first file with brotli, in bytes, where it was compressed. */
  readonly weight: number | undefined;
};

/** What is known of an output folder. */
export type PlacedFolder = {
  /** Names how the build was asked to work, such as with compression. */
  readonly terms: Digest;
  /** The list of what builds own in the folder, as it was left there. */
  readonly list?: Pick<Placed, 'size' | 'time'> | undefined;
  /** How many files builds have there. */
  readonly count: number;
};

const file = 'memory.sqlite';

/** Another number for each change of the tables: what has another is made anew. */
const version = 3;

const schema = `
  pragma auto_vacuum = incremental;
  pragma user_version = ${version};
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists remembered (key text primary key, value, used integer);
  create index if not exists remembered_by_use on remembered (used);
  create table if not exists folders (folder text primary key, about text);
  create table if not exists groups (
    folder text, name text, made_from text, count integer, weight integer, files text,
    primary key (folder, name)
  );
`;

/**
 * What builds remember on the disk, in one SQLite file. It may be deleted at any time, and a build
 * that is killed leaves it whole: what was not written is made again. A disk that is full or
 * read-only makes the next build slower and this one no worse.
 */
export class Cache implements Store {
  readonly #folder: string;
  #database: DatabaseSync | undefined;
  /** Whether what lies there turned out to be no whole memory of ours. */
  #isBroken = false;
  readonly #find: StatementSync | undefined;
  #waiting = new Map<Digest, string | Uint8Array>();
  #size = 0;
  readonly #used = new Set<Digest>();
  readonly #today = Math.floor(Date.now() / 86_400_000);

  /**
   * @param folder is made where it is missing.
   * @param patience how long it waits for another build to have written, in ms.
   */
  constructor(folder: string, patience = 5000) {
    this.#folder = folder;
    this.#database = this.#attempt(() => opened(folder, patience));
    if (this.#isBroken) {
      this.#database = this.#attempt(() => {
        removed(folder);
        return opened(folder, patience);
      });
    }
    this.#isBroken = false;
    this.#find = this.#database?.prepare('select value, used from remembered where key = ?');
  }

  get(key: Digest): string | Uint8Array | undefined {
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) return waiting;
    const row = this.#attempt(() => this.#find?.get(key));
    if (row && row.used !== this.#today) this.#used.add(key);
    const value = row?.value;
    return typeof value === 'string' || value instanceof Uint8Array ? value : undefined;
  }

  set(key: Digest, value: string | Uint8Array): void {
    this.#waiting.set(key, value);
    this.#size += value.length;
    if (this.#size > batch) this.flush();
  }

  /** Writes what waits; what cannot be written is forgotten. */
  flush(): void {
    this.#transaction((database) => {
      const put = database.prepare('insert or replace into remembered values (?, ?, ?)');
      for (const [key, value] of this.#waiting) put.run(key, value, this.#today);
      const touch = database.prepare('update remembered set used = ? where key = ?');
      for (const key of this.#used) touch.run(this.#today, key);
    });
    this.#waiting = new Map();
    this.#size = 0;
    this.#used.clear();
  }

  /** What is known of a folder that builds have written to. */
  folder(folder: string): PlacedFolder | undefined {
    const row = this.#attempt(() =>
      this.#database?.prepare('select about from folders where folder = ?').get(folder),
    );
    // We have written it: see `place`.
    return parsed(row?.about) as PlacedFolder | undefined;
  }

  /** The groups of files that builds have put into a folder. */
  groups(folder: string): Map<string, GroupSummary> {
    const sql = 'select name, made_from, count, weight from groups where folder = ?';
    type Row = [name: string, from: Digest, count: number, weight: number | null];
    const rows = this.#rows<Row>(sql, folder);
    return new Map(
      rows.map(([name, from, count, weight]) => [
        name,
        { from, count, weight: weight ?? undefined },
      ]),
    );
  }

  /** Their files, by the names of groups: of one, or of all. None where the row is damaged. */
  *files(folder: string, name?: string): Generator<[name: string, files: Placed[]]> {
    const sql = 'select name, files from groups where folder = ?';
    const rows =
      name === undefined
        ? this.#rows<[string, string]>(sql, folder)
        : this.#rows<[string, string]>(`${sql} and name = ?`, folder, name);
    for (const [group, files] of rows) yield [group, unpacked(files)];
  }

  /**
   * Notes what has been put into a folder.
   *
   * @param gone groups that are no longer there; all that were, where it is undefined.
   */
  place(
    folder: string,
    about: PlacedFolder,
    groups: ReadonlyMap<string, PlacedGroup>,
    gone: Iterable<string> | undefined,
  ): void {
    this.#transaction((database) => {
      const note = database.prepare('insert or replace into folders values (?, ?)');
      note.run(folder, JSON.stringify(about));
      if (!gone) database.prepare('delete from groups where folder = ?').run(folder);
      const remove = database.prepare('delete from groups where folder = ? and name = ?');
      for (const name of gone ?? []) remove.run(folder, name);
      const add = database.prepare('insert or replace into groups values (?, ?, ?, ?, ?, ?)');
      for (const [name, { from, files }] of groups) {
        const first = `${files[0]?.path}.br`;
        const weight = files.find(({ path }) => path === first)?.size ?? null;
        add.run(folder, name, from, files.length, weight, packed(files));
      }
    });
  }

  /** Writes what waits, and forgets what is old or too much. */
  close(): void {
    if (this.#waiting.size > 0 || this.#used.size > 0) this.flush();
    this.#transaction((database) => {
      database.prepare('delete from remembered where used < ?').run(this.#today - lifetime);
      while (sizeOf(database) > largest) {
        database.exec(`delete from remembered where key in
          (select key from remembered order by used limit 1000)`);
      }
    });
    this.#attempt(() => this.#database?.exec('pragma incremental_vacuum'));
    this.#attempt(() => this.#database?.close());
    if (this.#isBroken) this.#attempt(() => removed(this.#folder));
  }

  #rows<Row>(sql: string, ...values: string[]): Row[] {
    const rows = this.#attempt(() => {
      const all = this.#database?.prepare(sql);
      all?.setReturnArrays(true);
      return all?.all(...values);
    });
    // The query's columns are the caller's to know.
    return (rows ?? []) as unknown as Row[];
  }

  #transaction(action: (database: DatabaseSync) => void): void {
    const database = this.#database;
    if (!database) return;
    const isDone = this.#attempt(() => {
      database.exec('begin immediate');
      action(database);
      database.exec('commit');
      return true;
    });
    if (!isDone) this.#attempt(() => database.isTransaction && database.exec('rollback'));
  }

  /** Remembering is a help, never a condition. */
  #attempt<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      this.#isBroken ||= isDamage(error);
      return undefined;
    }
  }
}

/** What builds remember in this folder, open for as long as the action takes. */
export async function withCache<T>(
  folder: string,
  action: (cache: Cache) => Promise<T>,
): Promise<T> {
  const cache = new Cache(folder);
  try {
    return await action(cache);
  } finally {
    cache.close();
  }
}

function opened(folder: string, timeout: number): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, file), { timeout });
  try {
    const found = pragma(database, 'user_version');
    if (found !== version && pragma(database, 'page_count') > 0) throw new Foreign();
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Another version of this code has written what is there. */
class Foreign extends Error {}

/**
 * Whether something else lies there, or half of what was. A disk that is full or a build that is
 * writing at the moment are another matter: what they hold is not to be deleted.
 *
 * Source: https://www.sqlite.org/rescode.html, SQLITE_ERROR, SQLITE_CORRUPT and SQLITE_NOTADB.
 */
function isDamage(error: unknown): boolean {
  if (error instanceof Foreign) return true;
  return (
    error instanceof Error &&
    'errcode' in error &&
    [1, 11, 26].includes(Number(error.errcode) & 255)
  );
}

/** Whatever lies there can be made again. */
function removed(folder: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, file + ending), { force: true });
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

type Packed = [path: string, from: string, digest: string, size: number, time: number][];

function packed(files: readonly Placed[]): string {
  const rows = files.map(({ path, from, digest, size, time }) => [path, from, digest, size, time]);
  return JSON.stringify(rows);
}

function unpacked(text: string): Placed[] {
  // Written by `packed`.
  const rows = (parsed(text) ?? []) as Packed;
  return rows.map(([path, from, digest, size, time]) => ({ path, from, digest, size, time }));
}

/** The bytes in use: pages that were freed are not counted. */
function sizeOf(database: DatabaseSync): number {
  const pages = pragma(database, 'page_count') - pragma(database, 'freelist_count');
  return pages * pragma(database, 'page_size');
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
}
