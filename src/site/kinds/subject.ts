import type { Data } from '../data/data-files.ts';
import type { MotifName } from '../illustration/motifs.ts';
import type { PieceOptions } from '../illustration/piece-picture.ts';
import type { Chart } from '../illustration/series-layout.ts';

/** What is drawn of a page: a project's real figures, a view of its own, or bars made of a motif. */
export type Drawn =
  | { readonly chart: Chart }
  | { readonly motif: MotifName; readonly view?: string | undefined };

export type Subject = Drawn & {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  /** Of a project: what the beam shows of it. */
  readonly beam?: Beam;
};

/** The subjects that the beam shows of a client's work, and what they are drawn in. */
export type Beam = Pick<PieceOptions, 'brand' | 'face'> & {
  /** On the project's page, on Home and on Work. */
  readonly subjects: readonly string[];
};

export type Subjects = ReadonlyMap<string, Subject>;

export type SubjectFacts = Drawn & Pick<Subject, 'kind' | 'beam'>;

/** What a kind says of its pages as subjects; it gets what the kind's schema makes of a file. */
export type SubjectOf = (page: never, data: Data) => SubjectFacts | undefined;

type Offer = { name: string; motif: MotifName; view?: string | undefined };

/** A page that offers something is known by its short name, and chooses its own picture. */
export function offerSubject({ name, motif, view }: Offer): SubjectFacts {
  return { kind: name, motif, view };
}

/** Those at some addresses, less the addresses that no card leads to. */
export function subjectsAt(paths: readonly string[], all: Subjects): Subject[] {
  return paths.flatMap((path) => all.get(path) ?? []);
}
