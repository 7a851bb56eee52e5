import matter from 'gray-matter';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  type ParsedNode,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { type Problem, ProblemsError, refuse } from '../kernel/problem.ts';
import { withoutControls } from '../kernel/text.ts';
import { invisibleCharacters } from './mistakes/invisible.ts';
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

/** A parsed file with problems that don't keep the rest of it from being checked. */
export type Read = Parsed & {
  /** All problems; `data` is undefined if they leave nothing to go by. */
  readonly problems: readonly Problem[];
};

/**
 * Parses a JSON file.
 *
 * @throws ProblemsError with file and line if it cannot be read, is not UTF-8 or is not JSON.
 */
export function readJson(file: SourceFile): Read {
  const { text, problems: hidden } = decode(file);
  try {
    JSON.parse(text);
  } catch (error) {
    const slips = jsonSlips(text, file.path);
    // A bug, if one parser objects and the other does not.
    if (slips.length === 0) throw error;
    throw new ProblemsError([...hidden, ...slips]);
  }
  // JSON is valid YAML, and the YAML parser knows the line of every field.
  const { problems, ...parsed } = parseYaml(text, file.path);
  return { ...parsed, body: '', bodyLine: 1, problems: [...hidden, ...problems] };
}

/** The same. @throws ProblemsError also for all other problems. */
export function parseJson(file: SourceFile): Parsed {
  return withoutProblems(readJson(file));
}

/**
 * Parses a Markdown file with YAML front matter.
 *
 * Only YAML is allowed: gray-matter would run code in `---js` front matter. Its own YAML parser is
 * replaced, because it turns 2026-02-30 into 2 March and 12:30 into 750.
 *
 * @throws ProblemsError with file and line if it cannot be read, is not UTF-8, has no front matter,
 *   or its front matter is not closed or in another language. YAML that can't be read is returned as
 *   problems, so that the text below it is checked too.
 */
export function readMarkdown(file: SourceFile): Read {
  const { text, problems: hidden } = decode(file);
  checkFrontMatter(text, file.path);
  let parsed: ReturnType<typeof parseYaml> | undefined;
  const yaml = (matterText: string) => {
    parsed = parseYaml(matterText, file.path);
    return {};
  };
  const { content } = matter(text, { engines: { yaml, javascript: refuseCode } });
  parsed ??= parseYaml('', file.path);
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length;
  return { ...parsed, body: content, bodyLine, problems: [...hidden, ...parsed.problems] };
}

/** The same. @throws ProblemsError also for all other problems. */
export function parseMarkdown(file: SourceFile): Parsed {
  return withoutProblems(readMarkdown(file));
}

function withoutProblems({ problems, ...parsed }: Read): Parsed {
  refuse(problems);
  return parsed;
}

function refuseCode(): never {
  throw new Error('Front matter cannot be code.');
}

function decode({ path, bytes, unreadable }: SourceFile): {
  readonly text: string;
  readonly problems: readonly Problem[];
} {
  if (unreadable) throw refusal(path, undefined, unreadable);
  if (bytes.length > maxBytes) throw refusal(path, undefined, tooHeavy(bytes.length));
  const text = textIn(bytes);
  if (text === undefined) {
    throw refusal(path, undefined, 'is not UTF-8 text. Save it again with the encoding "UTF-8".');
  }
  if (text.trim() === '') throw refusal(path, undefined, 'is empty. Fill it in or delete it.');
  if (linesOf(text) > maxLines) throw refusal(path, undefined, tooLong(linesOf(text)));
  const plain = withoutControls(text).replaceAll('\r\n', '\n');
  return { text: plain, problems: invisibleCharacters(plain, path) };
}

/** Many times what a page has room for; what grows with the square of it would take minutes. */
const [maxBytes, maxLines] = [500_000, 5_000];

const tooHeavy = (bytes: number) =>
  `weighs ${Math.ceil(bytes / 1000)} kB; a file of words has at most ${maxBytes / 1000}. Take out what was pasted by mistake, or divide it.`;
const tooLong = (lines: number) =>
  `has ${lines} lines; a file of words has at most ${maxLines}. Take out the empty ones, or divide it.`;

const linesOf = (text: string) => text.split('\n').length;

/** @returns undefined if it is not UTF-8, or is UTF-16 that happens to be: that is full of NULs. */
function textIn(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
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
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Checked below, in less time.
    uniqueKeys: false,
    logLevel: 'error',
  });
  const line = (path: readonly PropertyKey[]) =>
    lines.linePos(position(document.contents, path)).line;
  const source = { file, line };
  const slips = valueSlips(document, text, file);
  const errors = document.errors.map((error) => yamlSlip(error, text, file));
  const all = [...slips.problems, ...errors];
  // Further errors on the same line usually follow from the first.
  const problems = [...Map.groupBy(all, ({ line }) => line).values()].flatMap(
    ([first]) => first ?? [],
  );
  if (errors.length > 0 || slips.isUnusable) return { data: undefined, source, problems };
  // Escapes such as "\b" can reintroduce control characters.
  const reviver = (_: unknown, value: unknown) =>
    typeof value === 'string' ? withoutControls(value) : value;
  return { data: document.toJS({ reviver }), source, problems };
}

/** The offset of the deepest existing key or item on a path. */
function position(root: ParsedNode | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let found = 0;
  for (const step of path) {
    if (isMap<ParsedNode, ParsedNode>(node)) {
      const pair = pairsOf(node).get(step);
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

const pairsOfMaps = new WeakMap<
  object,
  ReadonlyMap<unknown, Pair<ParsedNode, ParsedNode | null>>
>();

/** The fields of a group by name; of a repeated one the first. */
function pairsOf(map: YAMLMap<ParsedNode, ParsedNode | null>) {
  const known = pairsOfMaps.get(map);
  if (known) return known;
  const pairs = new Map(
    map.items.toReversed().map((pair) => [isScalar(pair.key) && pair.key.value, pair]),
  );
  pairsOfMaps.set(map, pairs);
  return pairs;
}

function refusal(file: string, line: number | undefined, message: string): ProblemsError {
  return new ProblemsError([line === undefined ? { file, message } : { file, line, message }]);
}
