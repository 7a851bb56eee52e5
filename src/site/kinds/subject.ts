import type { Data } from '../data/data-files.ts';
import type { MotifName } from '../illustration/motifs.ts';
import type { PieceOptions } from '../illustration/piece-picture.ts';
import type { Chart } from '../illustration/series-layout.ts';

/** A page's picture: a project's real figures, a view of its own, or bars made of a motif. */
export type Drawn =
  | { readonly chart: Chart }
  | { readonly motif: MotifName; readonly view?: string | undefined };

export type Subject = Drawn & {
  readonly path: string;
  readonly title: string;
  /** The kind of page, in a word or two. */
  readonly kind: string;
  /** For a project: its work, shown in the beam. */
  readonly beam?: Beam;
};

/** A client's work for the beam, with the client's colours and typeface. */
export type Beam = Pick<PieceOptions, 'brand' | 'face'> & {
  /** One each for the project's page, Home and Work. */
  readonly subjects: readonly string[];
};

export type Subjects = ReadonlyMap<string, Subject>;

export type SubjectFacts = Drawn & Pick<Subject, 'kind' | 'beam'>;

/** Derives a page's subject; it takes the output of the kind's schema. */
export type SubjectOf = (page: never, data: Data) => SubjectFacts | undefined;

type Offer = { name: string; motif: MotifName; view?: string | undefined };

/** A page with an offer uses its short name and its own choice of picture. */
export function offerSubject({ name, motif, view }: Offer): SubjectFacts {
  return { kind: name, motif, view };
}

/** Looks up subjects by path; skips pages that have none. */
export function subjectsAt(paths: readonly string[], all: Subjects): Subject[] {
  return paths.flatMap((path) => all.get(path) ?? []);
}
