/** Times the stages of a piece of work, one after the other. */
export class Stopwatch {
  readonly #times = new Map<string, number>();
  readonly #tell: (stage: string) => void;
  #stage: string | undefined;
  #since = 0;

  /** @param tell is told the name of each stage as it begins. */
  constructor(tell: (stage: string) => void = () => {}) {
    this.#tell = tell;
  }

  /** Ends the stage under way and begins the next. */
  start(stage: string): void {
    this.#end();
    this.#stage = stage;
    this.#since = performance.now();
    this.#tell(stage);
  }

  /** Ends the last stage; milliseconds by stage, in order. */
  stop(): ReadonlyMap<string, number> {
    this.#end();
    return this.#times;
  }

  #end(): void {
    if (this.#stage === undefined) return;
    this.#times.set(this.#stage, performance.now() - this.#since);
    this.#stage = undefined;
  }
}
