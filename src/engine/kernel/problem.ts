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
  /** What kind of fault it is: code decides by this. */
  readonly code: ProblemCode;
  /** For people: nothing decides by its words. */
  readonly message: string;
  /** The message without the name of its field, with which it begins: a form has another. */
  readonly unnamed?: string;
  /** What is wrong as it stands in the file, to be found there. */
  readonly words?: string;
  /** What is meant instead of the words, where that is clear. */
  readonly instead?: string;
};

/** What is wrong, without where it is. */
export type Fault = Pick<Problem, 'code' | 'message' | 'unnamed' | 'words' | 'instead'>;

/** A fault of a field. @param unnamed the message without the field's name. */
export function namedFault(name: string, code: ProblemCode, unnamed: string): Fault {
  return { code, message: `${name} ${unnamed}`, unnamed };
}

/** Of a file and its name. */
type FileCode =
  /** The file has changed while it was read: the next build reads it again. */
  | 'changed-during-build'
  | 'missing-file'
  /** The system doesn't give it, or it is a folder, a link or a device. */
  | 'unreadable-file'
  | 'unwritable-file'
  | 'file-exists'
  /** Not one that works in an address and on every file system. */
  | 'file-name'
  /** Nothing reads a file of this name or in this folder. */
  | 'unknown-file'
  | 'not-utf-8'
  | 'empty-file'
  | 'file-too-large'
  /** Its bytes are not what its ending says. */
  | 'wrong-format'
  /** Browsers, or the site, don't show files of its format. */
  | 'format-not-shown'
  | 'too-complex';

/** Of how a file is written. */
type SyntaxCode =
  /** Cannot be read as JSON, YAML, CSS or SVG, or has no front matter. */
  | 'syntax'
  | 'too-deep'
  /** YAML reads a value otherwise than its writer. */
  | 'misread-value'
  | 'repeated-field'
  | 'invisible-character'
  /** The typeface lacks it. */
  | 'missing-glyph';

/** Of one field. */
type FieldCode =
  | 'unknown-field'
  | 'missing-field'
  | 'blank-field'
  /** It still holds what a template says of it. */
  | 'to-fill-in'
  | 'wrong-type'
  /** A field that holds a number holds something else. */
  | 'no-number'
  /** Not one of the values that it may have. */
  | 'unknown-value'
  /** A text of another form than the field asks for. */
  | 'wrong-form'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'too-few'
  | 'too-large'
  | 'too-small'
  /** Refused by a rule of its own. */
  | 'wrong-value'
  /** Values that are right each by itself, and not together. */
  | 'wrong-together'
  | 'repeated-value';

/** Of words. */
type TextCode =
  | 'no-text'
  | 'placeholder'
  | 'unknown-fact'
  | 'misspelt'
  | 'html-not-allowed'
  | 'markdown-not-allowed'
  /** Signs that readers would see, since they mark nothing. */
  | 'unread-marks'
  | 'heading-level'
  | 'wrong-table'
  | 'wrong-callout'
  | 'wrong-chart'
  | 'wrong-plate'
  | 'wrong-picture'
  | 'picture-without-words'
  /** The text has no such heading. */
  | 'unknown-heading'
  /** Against the style guide. */
  | 'style'
  | 'repeated-text'
  /** Too much of its text stands on another page of its kind. */
  | 'similar-page';

/** Of links and addresses. */
type LinkCode =
  | 'broken-link'
  /** The page is there, the place on it isn't. */
  | 'broken-anchor'
  | 'link-to-draft'
  /** To a page whose day is to come. */
  | 'link-to-scheduled'
  | 'link-to-former-address'
  /** With the origin of this site, which its copies don't have. */
  | 'link-to-own-origin'
  | 'link-not-allowed'
  | 'unlinked-page'
  | 'address-taken'
  | 'reserved-address'
  /** Leads to itself or to another redirect. */
  | 'redirect-chain'
  /** The last build had a page there. */
  | 'vanished-page';

/** Of files in `content/media/` and what shows them. */
type MediaCode =
  | 'missing-media'
  | 'unused-media'
  | 'wrong-kind-of-media'
  | 'unlisted-film'
  | 'photograph-too-small';

/** Of a built site. */
type BuildCode =
  /** No title, description, h1 or canonical address. */
  | 'missing-metadata'
  | 'repeated-metadata'
  | 'wrong-canonical'
  | 'wrong-sitemap'
  | 'picture-attributes'
  | 'repeated-id'
  | 'blocked-by-policy'
  | 'missing-asset'
  /** Clashes with another file of the output, or lies outside it. */
  | 'output-path'
  | 'page-too-heavy'
  /** More than a host takes. */
  | 'over-host-limit'
  | 'missing-licence'
  | 'published-secret'
  | 'tracked-secret';

/** Of what a person or the environment asks for. */
type RequestCode =
  | 'missing-setting'
  | 'wrong-setting'
  | 'unknown-name'
  | 'missing-name'
  /** The file is another than the one that was to be changed. */
  | 'changed-meanwhile'
  /** The file has to stay, or can't be edited at the desk. */
  | 'not-editable';

/** Of code. */
type CodeCode = 'failed-bundle' | 'failed-start' | 'exception';

export type ProblemCode =
  | FileCode
  | SyntaxCode
  | FieldCode
  | TextCode
  | LinkCode
  | MediaCode
  | BuildCode
  | RequestCode
  | CodeCode;

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
