/** Runs one check at a time; changes made meanwhile are checked next. */
export class Checks {
  readonly #check: () => Promise<void>;
  readonly #later: () => Promise<void>;
  #timer = 0;
  #laterTimer = 0;
  #running: Promise<void> | undefined;
  #isWanted = false;

  constructor(check: () => Promise<void>, later: () => Promise<void>) {
    this.#check = check;
    this.#later = later;
  }

  /** @param wait in ms. */
  soon(wait: number): void {
    this.stop();
    this.#timer = window.setTimeout(() => void this.now(), wait);
  }

  /** Resolves once everything typed before has been checked. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isWanted = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#laterTimer);
  }

  async #run(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#check();
    }
    this.#running = undefined;
    clearTimeout(this.#laterTimer);
    // The audit and the advice are slower, so they wait for a longer pause.
    this.#laterTimer = window.setTimeout(() => void this.#later(), 500);
  }
}
