import { type Problem, type ProblemCode, ProblemsError } from '../../engine/kernel/problem.ts';

/** A step into a file's fields: a name, or the index of an item from 0. */
export type FieldPath = readonly (string | number)[];

export type DeskProblem = Problem & {
  /** The field that it is about, if it is about one; it may be one that is missing. */
  readonly field?: FieldPath;
  /** What a form calls that field, in another file than the open one. */
  readonly place?: string;
  /** Whether a build would succeed all the same. */
  readonly isWarning?: boolean;
};

/** Why a file cannot be read or changed as asked; whoever asked is told. */
export function refusal(file: string, code: ProblemCode, message: string): ProblemsError {
  return new ProblemsError([{ file, code, message }]);
}
