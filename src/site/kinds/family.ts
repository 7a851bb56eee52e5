import type { Family } from '../../engine/content/tables.ts';
import type { SubjectOf } from './subject.ts';

/** A kind of page of which there are many. */
export type FamilyRow = Family & {
  /** What staff call one of its pages, and all of them. */
  readonly titles: readonly [one: string, many: string];
  /** How others show its pages. */
  readonly subject: SubjectOf;
  /** The limits on the number of words of a page's text. */
  readonly words: { readonly min: number; readonly max?: number };
};

/** A family of pages, with the types of its own fields. */
export function defineFamily<const K extends FamilyRow>(kind: K): K {
  return kind;
}
