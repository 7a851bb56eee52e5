/** Times the consecutive stages of a task. */
export class Stopwatch {
  readonly #times = new Map<string, number>();
  readonly #onStage: (stage: string) => void;
  #stage: string | undefined;
  #since = 0;

  /** @param onStage called with the name of each stage as it begins. */
  constructor(onStage: (stage: string) => void = () => {}) {
    this.#onStage = onStage;
  }

  /** Ends the current stage and begins the next. */
  start(stage: string): void {
    this.#end();
    this.#stage = stage;
    this.#since = performance.now();
    this.#onStage(stage);
  }

  /** Ends the last stage. @returns milliseconds by stage, in order. */
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
