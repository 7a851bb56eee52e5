import type { FieldValue } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { isGroup, isList } from '../field-values.ts';

/** Edits closer together than this are one step, in ms. */
const pause = 900;

const most = 300;

/**
 * Undo and redo for the whole file, across fields and text, and after a save too. So the editor has
 * no history of its own.
 */
export class Steps<State> {
  #back: State[] = [];
  #forward: State[] = [];
  #last = { place: '', at: Number.NEGATIVE_INFINITY };

  /**
   * Records the state before a change; `at` is in ms.
   *
   * @param place the field that is edited: edits of one field merge into a step; empty never
   *   merges.
   */
  note(before: State, place: string, at: number): void {
    const isSame = place !== '' && place === this.#last.place && at - this.#last.at < pause;
    this.#last = { place, at };
    this.#forward = [];
    if (!isSame) this.#back = [...this.#back, before].slice(-most);
  }

  /** @returns undefined if there is none. */
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

  /**
   * The same steps over other states.
   *
   * @param next undefined where a step no longer applies: it goes, with those beyond it.
   */
  async over(next: (state: State) => Promise<State | undefined>): Promise<Steps<State>> {
    const steps = new Steps<State>();
    for (const [from, to] of [
      [this.#back, steps.#back],
      [this.#forward, steps.#forward],
    ] as const) {
      for (const state of from.toReversed()) {
        const other = await next(state);
        if (other === undefined) break;
        to.unshift(other);
      }
    }
    return steps;
  }

  #take(from: State[], to: State[], now: State): State | undefined {
    const state = from.pop();
    if (state === undefined) return undefined;
    to.push(now);
    this.#last = { place: '', at: Number.NEGATIVE_INFINITY };
    return state;
  }
}

type Value = FieldValue | undefined;

/** The first place where two values differ, or the item that has moved; empty if they are the same. */
export function differsAt(one: Value, other: Value): FieldPath {
  const inLists = isList(one) && isList(other);
  if (!inLists && !(isGroup(one) && isGroup(other))) return [];
  const moved = inLists && movedItem(one, other);
  if (moved) return [moved.to];
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const name = [...new Set([...ours.keys(), ...theirs.keys()])].find(
    (name) => JSON.stringify(ours.get(name)) !== JSON.stringify(theirs.get(name)),
  );
  if (name === undefined) return [];
  // Of lists that differ in length, an item is what came or went.
  if (inLists && one.length !== other.length) return [Number(name)];
  return [inLists ? Number(name) : name, ...differsAt(ours.get(name), theirs.get(name))];
}

type List = readonly FieldValue[];

type Move = { readonly from: number; readonly to: number };

/** The move of one item that turns a list into the other. */
export function movedItem(one: List, other: List): Move | undefined {
  if (one.length !== other.length) return undefined;
  const [before, after] = [one, other].map((list) => list.map((item) => JSON.stringify(item)));
  const differs = (item: string, at: number) => item !== after?.[at];
  const [first, last] = [before?.findIndex(differs) ?? -1, before?.findLastIndex(differs) ?? -1];
  if (!before || first === last) return undefined;
  const moves = [
    { from: first, to: last },
    { from: last, to: first },
  ];
  return moves.find((move) => String(movedTo(before, move)) === String(after));
}

export const movedTo = <Item>(list: readonly Item[], { from, to }: Move): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
