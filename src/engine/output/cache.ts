import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Digest } from '../kernel/digest.ts';
import type { Store } from '../kernel/remember.ts';

/** Entries that no build has used for this many days are deleted. */
const maxAge = 30;

/** Above this size, in bytes, the least recently used entries are deleted. */
const maxBytes = 2 ** 31;

/** The size at which pending writes are flushed, in bytes. */
const batch = 8 * 2 ** 20;

/** A file in an output folder, as the last build left it. */
export type Placed = {
  readonly path: string;
  /** The digest of its inputs. */
  readonly from: Digest;
  /** The digest of its content. */
  readonly digest: Digest;
  readonly size: number;
  /** The time of its last change, in ms. */
  readonly time: number;
};

/** The files of a `FileGroup` that a build has written to a folder. */
export type PlacedGroup = {
  readonly from: Digest;
  readonly files: readonly Placed[];
};

/** What is known about a group without loading its list of files. */
export type GroupSummary = {
  readonly from: Digest;
  readonly count: number;
  /** The size of the first file with brotli, in bytes; undefined if it isn't compressed. */
  readonly weight: number | undefined;
};

/** What is known about an output folder. */
export type PlacedFolder = {
  /** The digest of the options that affect the files, such as compression. */
  readonly terms: Digest;
  /** The manifest's size and time, as the last build left it. */
  readonly list?: Pick<Placed, 'size' | 'time'> | undefined;
  /** The number of files that builds own in the folder. */
  readonly count: number;
};

const file = 'memory.sqlite';

/** Increase this with each change of the tables: a database with another version is replaced. */
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
 * The build cache on disk, in one SQLite file. It may be deleted at any time, and a killed build
 * doesn't corrupt it. Keys contain the digest of the code: what other code has remembered is never
 * found. On a full or read-only disk the build works without it.
 */
export class Cache implements Store {
  readonly #folder: string;
  #database: DatabaseSync | undefined;
  /** Whether the file turned out to be damaged or of another version. */
  #isBroken = false;
  readonly #find: StatementSync | undefined;
  #pending = new Map<Digest, string | Uint8Array>();
  #size = 0;
  readonly #used = new Set<Digest>();
  readonly #today = Math.floor(Date.now() / 86_400_000);

  /**
   * @param folder created if it doesn't exist.
   * @param timeout how long to wait for another build that is writing, in ms.
   */
  constructor(folder: string, timeout = 5000) {
    this.#folder = folder;
    this.#database = this.#attempt(() => opened(folder, timeout));
    if (this.#isBroken) {
      this.#database = this.#attempt(() => {
        removed(folder);
        return opened(folder, timeout);
      });
    }
    this.#isBroken = false;
    this.#find = this.#database?.prepare('select value, used from remembered where key = ?');
  }

  get(key: Digest): string | Uint8Array | undefined {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const row = this.#attempt(() => this.#find?.get(key));
    if (row && row.used !== this.#today) this.#used.add(key);
    const value = row?.value;
    return typeof value === 'string' || value instanceof Uint8Array ? value : undefined;
  }

  set(key: Digest, value: string | Uint8Array): void {
    this.#pending.set(key, value);
    this.#size += value.length;
    if (this.#size > batch) this.flush();
  }

  /** Writes pending entries; they are dropped if that fails. */
  flush(): void {
    this.#transaction((database) => {
      const put = database.prepare('insert or replace into remembered values (?, ?, ?)');
      for (const [key, value] of this.#pending) put.run(key, value, this.#today);
      const touch = database.prepare('update remembered set used = ? where key = ?');
      for (const key of this.#used) touch.run(this.#today, key);
    });
    this.#pending = new Map();
    this.#size = 0;
    this.#used.clear();
  }

  /** What is known about an output folder; undefined if no build has written to it. */
  folder(folder: string): PlacedFolder | undefined {
    const row = this.#attempt(() =>
      this.#database?.prepare('select about from folders where folder = ?').get(folder),
    );
    // Written by `place`.
    return parsed(row?.about) as PlacedFolder | undefined;
  }

  /** The groups of files that builds have written to a folder, by name. */
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

  /** The files of one group, or of each group. A damaged row gives an empty list. */
  *files(folder: string, name?: string): Generator<[name: string, files: Placed[]]> {
    const sql = 'select name, files from groups where folder = ?';
    const rows =
      name === undefined
        ? this.#rows<[string, string]>(sql, folder)
        : this.#rows<[string, string]>(`${sql} and name = ?`, folder, name);
    for (const [group, files] of rows) yield [group, unpacked(files)];
  }

  /**
   * Records what a build has written to a folder.
   *
   * @param gone the names of groups to delete; if undefined, all earlier groups are.
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

  /** Writes pending entries, and deletes old entries and those above the size limit. */
  close(): void {
    if (this.#pending.size > 0 || this.#used.size > 0) this.flush();
    this.#transaction((database) => {
      database.prepare('delete from remembered where used < ?').run(this.#today - maxAge);
      while (sizeOf(database) > maxBytes) {
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
    // The caller names the type of the query's columns.
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

  /** A build never fails because of its cache. */
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
    if (found !== version && pragma(database, 'page_count') > 0) throw new VersionMismatch();
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The database was written by another version of this code. */
class VersionMismatch extends Error {}

/**
 * Whether the file is damaged or isn't a database of this version, and should be replaced. Not for
 * other errors: a full disk or a build that is writing is no reason to delete the cache.
 *
 * Source: https://www.sqlite.org/rescode.html, SQLITE_ERROR, SQLITE_CORRUPT and SQLITE_NOTADB.
 */
function isDamage(error: unknown): boolean {
  if (error instanceof VersionMismatch) return true;
  return (
    error instanceof Error &&
    'errcode' in error &&
    [1, 11, 26].includes(Number(error.errcode) & 255)
  );
}

/** Deletes the database. Everything in it can be made again. */
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

/** The bytes in use, without freed pages. */
function sizeOf(database: DatabaseSync): number {
  const pages = pragma(database, 'page_count') - pragma(database, 'freelist_count');
  return pages * pragma(database, 'page_size');
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
}
