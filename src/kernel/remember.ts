import { type Digest, digest, identify } from './digest.ts';

/**
 * `useMemo` for builds: the value that was made under this name from inputs with these digests, or
 * the one that `make` makes now. Keys are digests, so what is remembered can outlive the process.
 * Values are what JSON can hold; one that is an object gets its key as its digest (`digestOf`).
 */
export type Remember = <V>(name: string, from: readonly Digest[], make: () => V) => V;

/** The same for what cannot be made at once. */
export type RememberLater = <V>(
  name: string,
  from: readonly Digest[],
  make: () => Promise<V>,
) => Promise<V>;

/** The same for bytes that take long to make. They are not held in memory. */
export type RememberBytes = (
  name: string,
  from: readonly Digest[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** What outlives the process. It may forget anything at any time. */
export type Store = {
  get(key: Digest): string | Uint8Array | undefined;
  set(key: Digest, value: string | Uint8Array): void;
};

const forgetful: Store = { get: () => undefined, set: () => {} };

/** What a builder remembers; a cold build is the same code with an empty memory. */
export class Memory {
  readonly #code: Digest;
  readonly #store: Store;
  readonly #isHeld: boolean;
  /** What this build has asked for, and what only the one before did. */
  #current = new Map<Digest, unknown>();
  #previous = new Map<Digest, unknown>();

  /**
   * @param code part of every key, so that other code never gets what this code has made.
   * @param store nothing outlives the process where it is left out.
   * @param isHeld whether values are held in memory too, for the next build of a living process.
   */
  constructor(code: Digest, store: Store = forgetful, isHeld = true) {
    this.#code = code;
    this.#store = store;
    this.#isHeld = isHeld;
  }

  /** In a living process, once a build: what neither it nor the one before asked for is dropped. */
  turn(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  readonly remember: Remember = (name, from, make) => {
    const key = this.#key(name, from);
    return this.#find<ReturnType<typeof make>>(key) ?? this.#keep(key, make());
  };

  readonly rememberLater: RememberLater = async (name, from, make) => {
    const key = this.#key(name, from);
    return this.#find<Awaited<ReturnType<typeof make>>>(key) ?? this.#keep(key, await make());
  };

  readonly rememberBytes: RememberBytes = async (name, from, make) => {
    const key = this.#key(name, from);
    const found = this.#store.get(key);
    if (found instanceof Uint8Array) return found;
    const made = await make();
    this.#store.set(key, made);
    return made;
  };

  #find<V>(key: Digest): V | undefined {
    const value = this.#current.get(key) ?? this.#previous.get(key) ?? this.#read(key);
    if (value !== undefined && this.#isHeld) this.#current.set(key, value);
    // What lies under a key was made for it.
    return value as V | undefined;
  }

  #keep<V>(key: Digest, made: V): V {
    const text = JSON.stringify(made);
    this.#store.set(key, text);
    // Taken from the text, since words of a page would hold the whole page in memory.
    const value = typeof made === 'object' ? (JSON.parse(text) as V) : made;
    identify(value, key);
    if (this.#isHeld) this.#current.set(key, value);
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
      // Half a value, or somebody else's: it is made again.
      return undefined;
    }
  }
}
