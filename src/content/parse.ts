import matter from 'gray-matter';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { type Problem, ProblemsError } from '../kernel/problem.ts';
import { withoutControls } from '../kernel/text.ts';
import type { Source, SourceFile } from './source-file.ts';

/** A parsed file, not yet validated by its schema. */
export type Parsed = {
  readonly source: Source;
  readonly data: unknown;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
};

/**
 * Parses a JSON file.
 *
 * @throws ProblemsError with file and line if it cannot be read, is not UTF-8 or is not JSON.
 */
export function parseJson(file: SourceFile): Parsed {
  const text = decode(file);
  try {
    JSON.parse(text);
  } catch (error) {
    const reported = /line (\d+)/.exec(String(error))?.[1];
    const line = reported ? Number(reported) : text.trimEnd().split('\n').length;
    const message = 'is not JSON here. Look for a missing comma, quote or bracket just before.';
    throw refusal(file.path, line, message);
  }
  // JSON is valid YAML, and the YAML parser knows the line of every field.
  return { ...parseYaml(text, file.path), body: '', bodyLine: 1 };
}

/**
 * Parses a Markdown file with YAML front matter.
 *
 * Only YAML is allowed: gray-matter would run code in `---js` front matter. Its own YAML parser is
 * replaced, because it turns 2026-02-30 into 2 March and 12:30 into 750.
 *
 * @throws ProblemsError with file and line if it cannot be read, is not UTF-8, has no front matter,
 *   or its front matter is not closed, not YAML or in another language.
 */
export function parseMarkdown(file: SourceFile): Parsed {
  const text = decode(file);
  checkFrontMatter(text, file.path);
  let parsed: { data: unknown; source: Source } | undefined;
  const yaml = (matterText: string) => {
    parsed = parseYaml(matterText, file.path);
    return {};
  };
  const { content } = matter(text, { engines: { yaml, javascript: refuseCode } });
  parsed ??= parseYaml('', file.path);
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length;
  return { ...parsed, body: content, bodyLine };
}

function refuseCode(): never {
  throw new Error('Front matter cannot be code.');
}

function decode({ path, bytes, unreadable }: SourceFile): string {
  if (unreadable) throw refusal(path, undefined, unreadable);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal(path, undefined, 'is not UTF-8 text. Save it again with the encoding "UTF-8".');
  }
  if (text.trim() === '') throw refusal(path, undefined, 'is empty. Fill it in or delete it.');
  return withoutControls(text).replaceAll('\r\n', '\n');
}

function checkFrontMatter(text: string, file: string): void {
  const [first = '', ...rest] = text.split('\n');
  if (!first.startsWith('---')) {
    throw refusal(file, 1, 'has no front matter. Its first line must be ---, then the fields.');
  }
  const language = first.slice(3).trim();
  if (language !== '') {
    const message = `begins with "---${language}". Front matter is plain fields: the line must be ---.`;
    throw refusal(file, 1, message);
  }
  if (!rest.some((line) => line.trimEnd() === '---')) {
    throw refusal(file, 1, 'opens its front matter with --- but never closes it with another ---.');
  }
}

function parseYaml(text: string, file: string): { data: unknown; source: Source } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const marked = anchorsAndAliases(document, lines, file);
  const problems = [
    ...marked,
    ...document.errors.map((error) => syntaxProblem(error, lines, file)),
    // Further errors on the same line usually follow from the first.
  ].filter((one, at, all) => all.findIndex(({ line }) => line === one.line) === at);
  if (problems.length > 0) throw new ProblemsError(problems);
  const line = (path: readonly PropertyKey[]) =>
    lines.linePos(position(document.contents, path)).line;
  // Escapes such as "\b" can reintroduce control characters.
  const reviver = (_: unknown, value: unknown) =>
    typeof value === 'string' ? withoutControls(value) : value;
  return { data: document.toJS({ reviver }), source: { file, line } };
}

/** The YAML parser's error as a problem. */
function syntaxProblem(
  { message, pos }: YAMLParseError,
  lines: LineCounter,
  file: string,
): Problem {
  const what = message.startsWith('Maximum call stack')
    ? 'is nested too deeply here: lists within lists, or groups within groups.'
    : `cannot be read here: ${message.split(' (')[0]?.replace(/\.?$/, '.')} A value that holds a colon stands in "double quotes".`;
  return { file, line: lines.linePos(pos[0]).line, message: what };
}

/**
 * Refuses YAML anchors and aliases: a value that happens to begin with & loses its first word, and
 * nested aliases can expand until memory runs out.
 */
function anchorsAndAliases(document: Document.Parsed, lines: LineCounter, file: string): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Node(_, node) {
      const mark = isAlias(node) ? '*' : node.anchor === undefined ? undefined : '&';
      if (!mark) return;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      const message = `has a value that begins with ${mark}. Put the whole value in "double quotes".`;
      found.push({ file, line, message });
    },
  });
  return found;
}

/** The offset of the deepest existing key or item on a path. */
function position(root: ParsedNode | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let found = 0;
  for (const step of path) {
    if (isMap<ParsedNode, ParsedNode>(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) return found;
      found = pair.key.range[0];
      node = pair.value;
    } else if (isSeq<ParsedNode>(node) && typeof step === 'number') {
      const item = node.items[step];
      if (!item) return found;
      found = item.range[0];
      node = item;
    } else {
      return found;
    }
  }
  return found;
}

function refusal(file: string, line: number | undefined, message: string): ProblemsError {
  return new ProblemsError([line === undefined ? { file, message } : { file, line, message }]);
}
