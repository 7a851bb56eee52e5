/** A map with a maximum size (LRU cache). */
export class Recent<Value> {
  readonly #max: number;
  readonly #all = new Map<string, Value>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Value | undefined {
    const value = this.#all.get(key);
    if (value !== undefined) this.#move(key, value);
    return value;
  }

  /** Most recently used last. */
  values(): Value[] {
    return [...this.#all.values()];
  }

  set(key: string, value: Value): void {
    this.#move(key, value);
    const [oldest] = this.#all.keys();
    if (this.#all.size > this.#max && oldest !== undefined) this.#all.delete(oldest);
  }

  #move(key: string, value: Value): void {
    this.#all.delete(key);
    this.#all.set(key, value);
  }
}
