import matter from 'gray-matter';
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { type Problem, ProblemsError, refuse } from '../kernel/problem.ts';
import { withoutControls } from '../kernel/text.ts';
import { invisibleCharacters, invisibleIn } from './mistakes/invisible.ts';
import { jsonSlips } from './mistakes/json-slips.ts';
import { valueSlips } from './mistakes/value-slips.ts';
import { yamlSlip } from './mistakes/yaml-slips.ts';
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
    const slips = jsonSlips(text, file.path);
    // A bug, if one parser objects and the other does not.
    if (slips.length === 0) throw error;
    throw new ProblemsError(slips);
  }
  // JSON is valid YAML, and the YAML parser knows the line of every field.
  const { problems, ...parsed } = parseYaml(text, file.path);
  refuse(problems);
  return { ...parsed, body: '', bodyLine: 1 };
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
  const { problems, ...parsed } = readMarkdown(file);
  refuse(problems);
  return parsed;
}

/**
 * The same, but what is wrong with the front matter's YAML is returned, so that the text below it
 * can be checked in the same build. There is no data then.
 */
export function readMarkdown(file: SourceFile): Parsed & { readonly problems: readonly Problem[] } {
  const text = decode(file);
  checkFrontMatter(text, file.path);
  let parsed: ReturnType<typeof parseYaml> | undefined;
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
  refuse(invisibleCharacters(text, path));
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

type ParsedYaml = {
  readonly data: unknown;
  readonly source: Source;
  readonly problems: readonly Problem[];
};

function parseYaml(text: string, file: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = [
    ...valueSlips(document, text, file),
    ...document.errors.map((error) => yamlSlip(error, text, file)),
    // Further errors on the same line usually follow from the first.
  ].filter((one, at, all) => all.findIndex(({ line }) => line === one.line) === at);
  const line = (path: readonly PropertyKey[]) =>
    lines.linePos(position(document.contents, path)).line;
  const source = { file, line };
  if (problems.length > 0) return { data: undefined, source, problems };
  // Escapes such as "\b" can reintroduce control characters.
  const hidden: string[] = [];
  const reviver = (_: unknown, value: unknown) => {
    if (typeof value !== 'string') return value;
    const found = invisibleIn(value);
    if (found) hidden.push(found);
    return withoutControls(value);
  };
  const data = document.toJS({ reviver });
  return { data, source, problems: hidden.map((found) => escaped(found, file)) };
}

function escaped(found: string, file: string): Problem {
  return { file, message: `writes an invisible character, ${found}, with a \\. Delete it.` };
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
