import type { Data } from '../data/data-files.ts';
import type { PieceOptions } from '../illustration/piece-picture.ts';
import type { MotifName } from '../kernel/motif-name.ts';
import type { SubjectName } from '../kernel/subject-name.ts';

/** A page as others show it: on a card, in a list, under a heading "related". */
export type Subject = {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly motif: MotifName;
  /** The real figures that its picture's bars show, where there are some. */
  readonly series?: readonly number[];
  /** Of a project: what the beam shows of it. */
  readonly beam?: Beam;
};

/** The subjects that the beam shows of a client's work, and what they are drawn in. */
export type Beam = Pick<PieceOptions, 'brand' | 'face'> & {
  /** On the project's page, on Home and on Work. */
  readonly subjects: readonly SubjectName[];
};

export type Subjects = ReadonlyMap<string, Subject>;

export type SubjectFacts = Omit<Subject, 'path' | 'title'>;

/** What a kind says of its pages as subjects; it gets what the kind's schema makes of a file. */
export type SubjectOf = (page: never, data: Data) => SubjectFacts | undefined;

/** A page that offers something is known by its short name, and chooses its own motif. */
export function offerSubject({ name, motif }: { name: string; motif: MotifName }): SubjectFacts {
  return { kind: name, motif };
}
