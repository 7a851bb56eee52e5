import { type Problem, type ProblemCode, ProblemsError } from '../../engine/kernel/problem.ts';

/** Field names and list indexes, counted from 0. */
export type FieldPath = readonly (string | number)[];

export type DeskProblem = Problem & {
  /** May be a missing field. */
  readonly field?: FieldPath;
  /** The field's label, if it is in another file than the open one. */
  readonly place?: string;
  /** Whether a build succeeds in spite of it. */
  readonly isWarning?: boolean;
};

/** Why a file cannot be read or changed. */
export function refusal(file: string, code: ProblemCode, message: string): ProblemsError {
  return new ProblemsError([{ file, code, message }]);
}

const blanks: ReadonlySet<ProblemCode> = new Set([
  'to-fill-in',
  'blank-field',
  'missing-field',
  'no-text',
]);

/** Whether a value is missing rather than wrong. */
export const isBlank = ({ code }: Pick<Problem, 'code'>) => blanks.has(code);

/** Their words name what a file lacks, and many places may name the same. */
const naming: ReadonlySet<ProblemCode> = new Set([
  'broken-link',
  'broken-anchor',
  'link-to-draft',
  'link-to-scheduled',
  'link-to-former-address',
  'missing-media',
  'unlisted-film',
  'unknown-value',
]);

/** The same for one wrong name or address in many places: that is one thing to put right. */
export const causeOf = ({
  code,
  words,
  listedIn,
  file,
  line,
  field = [],
  message,
}: Problem): string =>
  words !== undefined && naming.has(code)
    ? `${code} ${listedIn} ${words}`
    : [file, line, ...field.map(String), message].join(':');

export const causesOf = (problems: readonly Problem[]): number =>
  new Set(problems.map(causeOf)).size;
