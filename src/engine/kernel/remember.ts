import { type Digest, digest, identify } from './digest.ts';
import { groupOf } from './path.ts';

export type Remember = Memory['remember'];
export type RememberLater = Memory['rememberLater'];
export type RememberBytes = Memory['rememberBytes'];

/**
 * What is made of each of many items, cached by group: a build after one change looks up few entries
 * instead of thousands, and makes one group again.
 */
export function rememberByGroup<Item extends { readonly path: string }, V>(
  remember: Remember,
  name: string,
  items: readonly Item[],
  from: (item: Item) => Digest,
  make: (item: Item) => V,
): V[] {
  return [...Map.groupBy(items, ({ path }) => groupOf(path)).values()].flatMap((group) =>
    remember(name, [digest(group.map(from).join('\n'))], () => group.map(make)),
  );
}

/** A store that outlives the process. It may evict any entry at any time. */
export type Store = {
  get(key: Digest): string | Uint8Array | undefined;
  set(key: Digest, value: string | Uint8Array): void;
};

/** The build's cache; a cold build runs the same code with an empty cache. */
export class Memory {
  readonly #code: Digest;
  readonly #store: Store;
  readonly #isInMemory: boolean;
  /** The entries that this build has used, and those that only the previous build used. */
  #current = new Map<Digest, unknown>();
  #previous = new Map<Digest, unknown>();

  /**
   * @param code part of every key, so that a change of the code invalidates every entry.
   * @param store without one, the cache ends with the process.
   */
  constructor(
    code: Digest,
    store: Store = { get: () => undefined, set: () => {} },
    isInMemory = true,
  ) {
    this.#code = code;
    this.#store = store;
    this.#isInMemory = isInMemory;
  }

  /** Call once per build in a long-running process: evicts what the last two builds didn't use. */
  turn(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  /**
   * `useMemo` for builds: the cached value for this name and these input digests, or else the result
   * of `make`, which is then cached. Keys are digests, so the cache can outlive the process. Values
   * must be JSON-serialisable; an object's cache key becomes its digest (`digestOf`).
   */
  readonly remember = <V>(name: string, from: readonly Digest[], make: () => V): V => {
    const key = this.#key(name, from);
    return this.#find<V>(key) ?? this.#cache(key, make());
  };

  readonly rememberLater = async <V>(
    name: string,
    from: readonly Digest[],
    make: () => Promise<V>,
  ) => {
    const key = this.#key(name, from);
    return this.#find<V>(key) ?? this.#cache(key, await make());
  };

  readonly rememberBytes = async (
    name: string,
    from: readonly Digest[],
    make: () => Promise<Uint8Array>,
  ) => {
    const key = this.#key(name, from);
    const found = this.#store.get(key);
    if (found instanceof Uint8Array) return found;
    const made = await make();
    this.#store.set(key, made);
    return made;
  };

  #find<V>(key: Digest): V | undefined {
    const value = this.#current.get(key) ?? this.#previous.get(key) ?? this.#read(key);
    if (value !== undefined && this.#isInMemory) this.#current.set(key, value);
    // The entry was stored under this key by a `make` of this type.
    return value as V | undefined;
  }

  #cache<V>(key: Digest, made: V): V {
    const text = JSON.stringify(made);
    this.#store.set(key, text);
    // Parsed from the text: substrings of a page would keep the whole page in memory.
    const value = typeof made === 'object' ? (JSON.parse(text) as V) : made;
    identify(value, key);
    if (this.#isInMemory) this.#current.set(key, value);
    return value;
  }

  #key(name: string, from: readonly Digest[]): Digest {
    return digest(`${this.#code}\n${name}\n${from.join()}`);
  }

  #read(key: Digest): unknown {
    const found = this.#store.get(key);
    if (typeof found !== 'string') return undefined;
    try {
      return identify(JSON.parse(found) as unknown, key);
    } catch {
      // A truncated or foreign value: it is made again.
      return undefined;
    }
  }
}
