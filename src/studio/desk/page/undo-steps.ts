/** What was typed within this time of one another is one step back, in ms. */
const pause = 900;

const most = 300;

/**
 * The states that a person can step back to, and forward again: of the whole file, in the order of
 * typing, through fields and text, and after a save too. So the editor has no history of its own.
 */
export class Steps<State> {
  #back: State[] = [];
  #forward: State[] = [];
  #last = { place: '', at: Number.NEGATIVE_INFINITY };

  /**
   * Notes a state before it is changed; `at` is in ms.
   *
   * @param place what is changed: typing on in one place is one step; empty if it is always a step.
   */
  note(before: State, place: string, at: number): void {
    const isSame = place !== '' && place === this.#last.place && at - this.#last.at < pause;
    this.#last = { place, at };
    this.#forward = [];
    if (!isSame) this.#back = [...this.#back, before].slice(-most);
  }

  /** @returns the state before, or undefined if there is none. */
  back(now: State): State | undefined {
    return this.#take(this.#back, this.#forward, now);
  }

  forward(now: State): State | undefined {
    return this.#take(this.#forward, this.#back, now);
  }

  get canGoBack(): boolean {
    return this.#back.length > 0;
  }

  get canGoForward(): boolean {
    return this.#forward.length > 0;
  }

  #take(from: State[], to: State[], now: State): State | undefined {
    const state = from.pop();
    if (state === undefined) return undefined;
    to.push(now);
    this.#last = { place: '', at: Number.NEGATIVE_INFINITY };
    return state;
  }
}
