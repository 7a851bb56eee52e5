import { printable } from './text.ts';

/** Something wrong in the build's input: where it is, what is wrong and how to fix it. */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1; absent if the problem concerns the whole file. */
  readonly line?: number;
  /** Counted from 1, in characters; absent if the problem concerns the whole line. */
  readonly column?: number;
  /** Items are counted from 0. */
  readonly field?: readonly PropertyKey[];
  readonly code: ProblemCode;
  /** For people: nothing decides by its words. */
  readonly message: string;
  /** The message without the name of its field, with which it begins: a form has another. */
  readonly unnamed?: string;
  /** What is wrong as it stands in the file, to be found there. */
  readonly words?: string;
  readonly instead?: string;
  /** The file that would have to list what is named. */
  readonly listedIn?: string;
};

export type Fault = Pick<
  Problem,
  'code' | 'message' | 'unnamed' | 'words' | 'instead' | 'listedIn'
>;

/** A fault of a field. @param unnamed the message without the field's name. */
export function namedFault(name: string, code: ProblemCode, unnamed: string): Fault {
  return { code, message: `${name} ${unnamed}`, unnamed };
}

export type ProblemCode =
  /** The file has changed while it was read: the next build reads it again. */
  | 'changed-during-build'
  | 'changed-meanwhile'
  | 'missing-file'
  | 'file-exists'
  | 'empty-file'
  /** The system doesn't give it, it is a folder, a link or a device, or not UTF-8. */
  | 'unreadable-file'
  | 'unwritable-file'
  /** Not one that works in an address and on every file system. */
  | 'file-name'
  | 'unknown-file'
  /** Its bytes are not what its ending says, or browsers don't show files like it. */
  | 'wrong-format'
  /** More bytes, lines, rules or shapes than the site, a host or a visit can take. */
  | 'too-heavy'
  /** The file has to stay, or can't be edited at the desk. */
  | 'not-editable'
  /** Cannot be read as JSON, YAML, CSS or SVG, has no front matter, or is nested too deeply. */
  | 'syntax'
  | 'misread-value'
  | 'repeated-field'
  | 'invisible-character'
  | 'missing-glyph'
  | 'unknown-field'
  | 'missing-field'
  | 'blank-field'
  | 'to-fill-in'
  | 'wrong-type'
  | 'no-number'
  | 'no-whole-number'
  | 'unknown-value'
  /** Of another form than the field asks for, or refused by a rule of its own. */
  | 'wrong-value'
  | 'wrong-together'
  | 'repeated-value'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'too-few'
  | 'out-of-range'
  | 'no-text'
  | 'placeholder'
  | 'unknown-fact'
  | 'misspelt'
  | 'html-not-allowed'
  | 'markdown-not-allowed'
  /** Signs that readers would see, since they mark nothing. */
  | 'unread-marks'
  | 'heading-level'
  /** A callout, chart, picture, plate or table that is not written as it has to be. */
  | 'wrong-block'
  | 'picture-without-words'
  | 'unknown-heading'
  | 'style'
  | 'repeated-text'
  | 'broken-link'
  | 'broken-anchor'
  | 'link-to-draft'
  | 'link-to-scheduled'
  | 'link-to-former-address'
  | 'link-to-own-origin'
  | 'link-not-allowed'
  | 'unlinked-page'
  | 'address-taken'
  /** Leads to itself or to another redirect. */
  | 'redirect-chain'
  | 'vanished-page'
  | 'missing-media'
  | 'unused-media'
  | 'wrong-kind-of-media'
  | 'unlisted-film'
  | 'photograph-too-small'
  | 'wrong-metadata'
  /** An element that the policy blocks, or a picture without its size. */
  | 'wrong-markup'
  /** Clashes with another file of the output, or lies outside it. */
  | 'output-path'
  | 'missing-licence'
  | 'secret'
  | 'wrong-setting'
  | 'broken-code';

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

/** By code unit: the same on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
