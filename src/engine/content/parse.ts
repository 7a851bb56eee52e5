import { isUtf8 } from 'node:buffer';
import matter from 'gray-matter';
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { type Problem, type ProblemCode, ProblemsError } from '../kernel/problem.ts';
import { withoutControls } from '../kernel/text.ts';
import { invisibleCharacters } from './mistakes/invisible.ts';
import { jsonMistakes } from './mistakes/json-mistakes.ts';
import { placesIn } from './mistakes/place.ts';
import { yamlMistakes } from './mistakes/yaml-mistakes.ts';
import type { Source, SourceFile } from './source-file.ts';

export type Parsed = {
  readonly source: Source;
  /** Undefined if the fields can't be parsed. */
  readonly data: unknown;
  readonly body: string;
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
};

/**
 * Parses a JSON file, or a Markdown file with YAML front matter, leniently: mistakes in characters
 * or YAML are returned as problems, so that the rest is checked too.
 *
 * @throws ProblemsError if nothing can be parsed: it is not UTF-8 text, not JSON, or its front
 *   matter is not closed.
 */
export function parse(file: SourceFile): Parsed {
  const text = decoded(file);
  const hidden = invisibleCharacters(text, file.path);
  const isJson = file.path.endsWith('.json');
  if (isJson) checkJson(text, file.path, hidden);
  // JSON is valid YAML, and the YAML parser gives each field's line.
  const { fields, ...rest } = isJson
    ? { fields: text, body: '', bodyLine: 1 }
    : split(text, file.path);
  const { problems, ...parsed } = parseYaml(fields, file.path);
  return { ...rest, ...parsed, problems: [...hidden, ...problems] };
}

function checkJson(text: string, file: string, hidden: readonly Problem[]): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const mistakes = jsonMistakes(text, file);
    // The parsers disagree: a bug.
    if (mistakes.length === 0) throw error;
    throw new ProblemsError([...hidden, ...mistakes]);
  }
}

/**
 * Splits front matter and body. `fields` begins with an empty line, to keep line numbers right.
 *
 * gray-matter only splits here: it would run the code of `---js` front matter, and its YAML parser
 * turns 2026-02-30 into 2 March and 12:30 into 750.
 */
function split(text: string, file: string): { fields: string; body: string; bodyLine: number } {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trimEnd());
  const message = !first.startsWith('---')
    ? 'has no front matter. Its first line must be ---, then the fields.'
    : first !== '---'
      ? `begins with "${first}". Front matter is plain fields: the line must be ---.`
      : rest.includes('---')
        ? undefined
        : 'opens its front matter with --- but never closes it with another ---.';
  if (message) throw refusal(file, 'syntax', message, 1);
  // gray-matter needs an engine, and caches nothing if it is given options.
  const { matter: fields, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  return { fields, body, bodyLine: text.slice(0, text.length - body.length).split('\n').length };
}

function decoded({ path, bytes, unreadable }: SourceFile): string {
  if (unreadable) throw refusal(path, 'unreadable-file', unreadable);
  if (bytes.length > maxBytes) {
    const weight = `${Math.ceil(bytes.length / 1000)} kB`;
    const message = `weighs ${weight}; a file of words has at most ${maxBytes / 1000}. ${divide}`;
    throw refusal(path, 'too-heavy', message);
  }
  // NULs mean UTF-16, which may be valid UTF-8 too.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const message = 'is not UTF-8 text. Save it again with the encoding "UTF-8".';
    throw refusal(path, 'unreadable-file', message);
  }
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') {
    throw refusal(path, 'empty-file', 'is empty. Fill it in or delete it.');
  }
  const { length } = text.split('\n');
  if (length > maxLines) {
    const message = `has ${length} lines; a file of words has at most ${maxLines}. ${divide}`;
    throw refusal(path, 'too-heavy', message);
  }
  return withoutControls(text).replaceAll('\r\n', '\n');
}

/** Far more than a page needs. Quadratic checks would take minutes on larger files. */
const [maxBytes, maxLines] = [500_000, 5_000];

const divide = 'Take out what was pasted by mistake, or divide it.';

function parseYaml(text: string, file: string): Pick<Parsed, 'data' | 'source' | 'problems'> {
  const document = parseDocument(text, {
    prettyErrors: false,
    // `yamlMistakes` does this faster.
    uniqueKeys: false,
    logLevel: 'error',
  });
  const { problems, isUsable } = yamlMistakes(document, text, file);
  const source = { file, line: lineOf(document.contents, text) };
  if (!isUsable) return { data: undefined, source, problems };
  // Escapes such as "\b" can reintroduce control characters.
  const reviver = (_: unknown, value: unknown) =>
    typeof value === 'string' ? withoutControls(value) : value;
  return { data: document.toJS({ reviver }), source, problems };
}

/** Finds the line of a field or item, or of its closest ancestor that exists. */
function lineOf(root: ParsedNode | null, text: string): Source['line'] {
  let known: { readonly offsets: ReadonlyMap<string, number>; at: ReturnType<typeof placesIn> };
  return (path) => {
    // If a field is written twice, the first one counts.
    known ??= { offsets: new Map([...offsetsIn(root)].reverse()), at: placesIn(text) };
    const names = path.map((_, end) => path.slice(0, end + 1).join('\n'));
    const nearest = names.findLast((name) => known.offsets.has(name)) ?? '';
    return known.at(known.offsets.get(nearest) ?? 0).line;
  };
}

/** Maps the path of every field and item to its offset. */
function* offsetsIn(node: unknown, above = ''): Generator<[path: string, offset: number]> {
  const inside = isMap<ParsedNode, ParsedNode>(node)
    ? node.items.map(({ key, value }) => [isScalar(key) && key.value, key.range[0], value] as const)
    : isSeq<ParsedNode>(node)
      ? node.items.map((item, index) => [index, item.range[0], item] as const)
      : [];
  for (const [name, offset, value] of inside) {
    yield [above + name, offset];
    yield* offsetsIn(value, `${above}${name}\n`);
  }
}

function refusal(file: string, code: ProblemCode, message: string, line?: number): ProblemsError {
  return new ProblemsError([{ file, ...(line !== undefined && { line }), code, message }]);
}
