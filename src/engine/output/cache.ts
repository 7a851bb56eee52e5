import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Digest } from '../kernel/digest.ts';
import type { Store } from '../kernel/remember.ts';

/** Entries that no build has used for this many days are deleted. */
const maxAge = 30;

/** Above this size, in bytes, the least recently used entries are deleted. */
const maxBytes = 2 ** 31;

/** Each entry is a transaction of its own, so that a killed build keeps what it has made. */
const schema = `
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists remembered (key text primary key, value, day integer);
  create index if not exists remembered_by_day on remembered (day);
`;

/**
 * The build cache on disk, in one SQLite file. It may be deleted at any time. After an error, such
 * as a full or read-only disk, the build goes on without it; a damaged file, or one whose table has
 * other columns, is replaced.
 */
export class Cache implements Store {
  readonly #file: string;
  readonly #today = Math.floor(Date.now() / 86_400_000);
  #open: ReturnType<typeof opened> | undefined;

  /**
   * @param folder created if it doesn't exist.
   * @param timeout how long to wait for another build that is writing, in ms.
   */
  constructor(folder: string, timeout = 5000) {
    this.#file = join(folder, 'memory.sqlite');
    const open = () => opened(this.#file, timeout);
    // The first attempt deletes a damaged file.
    this.#open = this.#attempt(open) ?? this.#attempt(open);
  }

  get(key: Digest): string | Uint8Array | undefined {
    return this.#attempt(() => {
      const row = this.#open?.find.get(key);
      if (row && row.day !== this.#today) this.#open?.touch.run(this.#today, key);
      const value = row?.value;
      return typeof value === 'string' || value instanceof Uint8Array ? value : undefined;
    });
  }

  set(key: Digest, value: string | Uint8Array): void {
    this.#attempt(() => this.#open?.put.run(key, value, this.#today));
  }

  /** Deletes old entries and those above the size limit. */
  close(): void {
    this.#attempt(() => {
      const { database } = this.#open ?? {};
      database?.prepare('delete from remembered where day < ?').run(this.#today - maxAge);
      while (database && sizeOf(database) > maxBytes) {
        database.exec(`delete from remembered where key in
          (select key from remembered order by day limit 1000)`);
      }
      database?.close();
    });
    this.#open = undefined;
  }

  #attempt<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      this.#giveUp(error);
      return undefined;
    }
  }

  #giveUp(error: unknown): void {
    const { database } = this.#open ?? {};
    this.#open = undefined;
    try {
      if (database?.isOpen) database.close();
      if (!isDamage(error)) return;
      for (const ending of ['', '-wal', '-shm']) rmSync(this.#file + ending, { force: true });
    } catch {
      // It stays; the next build tries again.
    }
  }
}

/** The cache in this folder, open for as long as the action takes. */
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

function opened(file: string, timeout: number) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec(schema);
    return {
      database,
      find: database.prepare('select value, day from remembered where key = ?'),
      put: database.prepare('insert or replace into remembered values (?, ?, ?)'),
      touch: database.prepare('update remembered set day = ? where key = ?'),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Whether the file must be replaced. Not after other errors: a full disk or a build that is writing
 * is no reason to delete the cache.
 *
 * Source: https://www.sqlite.org/rescode.html, SQLITE_ERROR, SQLITE_CORRUPT and SQLITE_NOTADB.
 */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : 0;
  return [1, 11, 26].includes(code);
}

function sizeOf(database: DatabaseSync): number {
  const pragma = (name: string) =>
    Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
  return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
}
