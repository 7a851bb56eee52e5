import { printable } from './text.ts';

/** Something wrong in the build's input: where it is, what is wrong and how to fix it. */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1; absent if the problem concerns the whole file. */
  readonly line?: number;
  /** Counted from 1, in characters; absent if the problem concerns the whole line. */
  readonly column?: number;
  /** The path of the field that it is about, items counted from 0; absent if it is about none. */
  readonly field?: readonly PropertyKey[];
  /** For people: nothing decides by its words. */
  readonly message: string;
  readonly code?: ProblemCode;
};

export type ProblemCode =
  /** The file has changed while it was read: the next build reads it again. */
  | 'changed-during-build'
  /** The field still holds what a template says of it. */
  | 'to-fill-in'
  /** A field that holds a number holds something else. */
  | 'no-number';

/** Thrown once, with every problem found, so that nobody fixes them one build at a time. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    super(sorted.map(formatProblem).join('\n'));
    this.problems = sorted;
  }
}

/** What an action returns, or the problems that it throws. */
export function attempt<Value>(action: () => Value): {
  readonly value?: Value;
  readonly problems: readonly Problem[];
} {
  try {
    return { value: action(), problems: [] };
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems };
    throw error;
  }
}

/** @throws ProblemsError where there is any problem. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}

/**
 * `content/notes/x.md:4:8 "catgory" is not a field.`, which editors turn into a link. Safe to print,
 * whatever characters the file's name and fields contain.
 */
export function formatProblem({ file, line, column, message }: Problem): string {
  // A name may have line ends, which would begin a line of their own.
  const name = file.replaceAll('\n', '<U+000A>');
  const place = [name, line, line && column].filter((part) => part !== undefined);
  return printable(`${place.join(':')} ${message}`);
}

/** Removes duplicates: two checks of a file may find the same. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** By file, line and column: the order in which a person fixes them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.message, b.message),
  );
}

/** By UTF-16 code unit: the same on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
