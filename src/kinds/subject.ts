import type { Data } from '../data/data-files.ts';
import type { Chart } from '../illustration/series-layout.ts';
import type { MotifName } from '../kernel/motif-name.ts';

/** What is drawn of a page: a project's real figures, or bars made of a motif. */
export type Drawn = { readonly chart: Chart } | { readonly motif: MotifName };

/** A page as others show it: on a card, in a list, under a heading "related". */
export type Subject = Drawn & {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
};

export type Subjects = ReadonlyMap<string, Subject>;

export type SubjectFacts = Drawn & Pick<Subject, 'kind'>;

/** What a kind says of its pages as subjects; it gets what the kind's schema makes of a file. */
export type SubjectOf = (page: never, data: Data) => SubjectFacts | undefined;

/** A page that offers something is known by its short name, and chooses its own motif. */
export function offerSubject({ name, motif }: { name: string; motif: MotifName }): SubjectFacts {
  return { kind: name, motif };
}
