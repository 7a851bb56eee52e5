/** One check at a time; what is typed meanwhile is checked after it. */
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

  /** @param wait ms. */
  soon(wait: number): void {
    this.stop();
    this.#timer = window.setTimeout(() => void this.now(), wait);
  }

  /** Checks, and returns when all that was typed before has been checked. */
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
    // The slower audit and advice wait for a longer pause.
    this.#laterTimer = window.setTimeout(() => void this.#later(), 1500);
  }
}
