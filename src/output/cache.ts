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
  /** The digest of all that it is made from. */
  from: Digest;
  /** The digest of its content. */
  digest: Digest;
  size: number;
  /** Of the last change, in ms. */
  time: number;
};

type Row = [path: string, from: string, digest: string, size: number, time: number];

const file = 'memory.sqlite';

const schema = `
  pragma auto_vacuum = incremental;
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists remembered (key text primary key, value, used integer);
  create index if not exists remembered_by_use on remembered (used);
  create table if not exists placed (
    folder text, path text, made_from text, digest text, size integer, time real,
    primary key (folder, path)
  ) without rowid;
`;

/**
 * What builds remember on the disk, in one SQLite file. It may be deleted at any time, and a build
 * that is killed leaves it whole: what was not written is made again. A disk that is full or
 * read-only makes the next build slower and this one no worse.
 */
export class Cache implements Store {
  readonly #database: DatabaseSync | undefined;
  readonly #find: StatementSync | undefined;
  #waiting = new Map<Digest, string | Uint8Array>();
  #size = 0;
  readonly #used = new Set<Digest>();
  readonly #today = Math.floor(Date.now() / 86_400_000);

  /** @param folder is made where it is missing. */
  constructor(folder: string) {
    this.#database = attempt(() => opened(folder)) ?? attempt(() => openedAnew(folder));
    this.#find = this.#database?.prepare('select value, used from remembered where key = ?');
  }

  get(key: Digest): string | Uint8Array | undefined {
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) return waiting;
    const row = attempt(() => this.#find?.get(key));
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

  /** What builds have put into a folder, by path. */
  placed(folder: string): Map<string, Placed> {
    const rows = attempt(() => {
      const all = this.#database?.prepare(
        'select path, made_from, digest, size, time from placed where folder = ?',
      );
      all?.setReturnArrays(true);
      return all?.all(folder) as unknown as Row[] | undefined;
    });
    return new Map(
      rows?.map(([path, from, digest, size, time]) => [path, { from, digest, size, time }]),
    );
  }

  /** Notes what has been put into a folder, and what has been taken away. */
  place(folder: string, put: ReadonlyMap<string, Placed>, gone: Iterable<string>): void {
    this.#transaction((database) => {
      const remove = database.prepare('delete from placed where folder = ? and path = ?');
      for (const path of gone) remove.run(folder, path);
      const add = database.prepare('insert or replace into placed values (?, ?, ?, ?, ?, ?)');
      for (const [path, { from, digest, size, time }] of put) {
        add.run(folder, path, from, digest, size, time);
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
    attempt(() => this.#database?.exec('pragma incremental_vacuum'));
    attempt(() => this.#database?.close());
  }

  #transaction(action: (database: DatabaseSync) => void): void {
    const database = this.#database;
    if (!database) return;
    const isDone = attempt(() => {
      database.exec('begin immediate');
      action(database);
      database.exec('commit');
      return true;
    });
    if (!isDone) attempt(() => database.exec('rollback'));
  }
}

function opened(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, file), { timeout: 5000 });
  try {
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Something else lies there, or half of what was: whatever it held can be made again. */
function openedAnew(folder: string): DatabaseSync {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, file + ending), { force: true });
  return opened(folder);
}

/** The bytes in use: pages that were freed are not counted. */
function sizeOf(database: DatabaseSync): number {
  const value = (name: string) =>
    Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
  return (value('page_count') - value('freelist_count')) * value('page_size');
}

/** Remembering is a help, never a condition. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
