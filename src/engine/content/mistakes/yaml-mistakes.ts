import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Scalar,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { Fault, Problem } from '../../kernel/problem.ts';
import { firstOfEachLine, type PlacedMistake, placesIn } from './place.ts';

/**
 * What is wrong in a YAML document: what its parser refuses, and values that it understands otherwise
 * than their writer. Nothing may be made of one that has an alias, since nested aliases can expand
 * until memory runs out, or is too deep, or has a field twice.
 */
export function yamlMistakes(
  document: Document.Parsed,
  text: string,
  file: string,
): { readonly problems: Problem[]; readonly isUsable: boolean } {
  const misread = misreadValues(document, text);
  const refused = document.errors.map((error) => refusedBy(error, text));
  const at = placesIn(text);
  const problems = [...misread.found, ...refused].map(({ offset, ...fault }) => ({
    file,
    ...fault,
    ...at(offset),
  }));
  const isUsable = misread.isUsable && refused.length === 0;
  return { problems: firstOfEachLine(problems), isUsable };
}

export const tooDeep: Fault = {
  code: 'syntax',
  message: 'is nested too deeply here: lists within lists, or groups within groups.',
};

/** How deep lists and groups may stand within one another; no file of content needs half of it. */
const maxDepth = 30;

function misreadValues(document: Document.Parsed, text: string) {
  const found: PlacedMistake[] = [];
  let isUsable = true;
  const add = (node: Node, fault: Fault) => {
    found.push({ offset: node.range?.[0] ?? 0, ...fault });
  };
  visit(document, {
    Node(key, node, path) {
      const isDeep = isCollection(node) && path.filter(isCollection).length >= maxDepth;
      const again = repeatedKeys(node);
      isUsable &&= !isAlias(node) && !isDeep && again.length === 0;
      if (isDeep) add(node, tooDeep);
      const misread = key === 'key' || isDeep ? undefined : misreading(node, text);
      if (misread) add(node, misread);
      for (const one of again) {
        const message = `"${one.value}" is written twice. Delete one of the two.`;
        add(one, { code: 'repeated-field', message });
      }
      return isDeep ? visit.BREAK : undefined;
    },
  });
  return { found, isUsable };
}

/** The parser's own check compares each field with every other one: thousands take minutes. */
function repeatedKeys(node: Node): Scalar[] {
  if (!isMap(node)) return [];
  const keys = node.items.map(({ key }) => key).filter((key) => isScalar(key));
  const known = new Set<unknown>();
  return keys.filter(({ value }) => known.size === known.add(value).size);
}

const wholeValue = 'Put the whole value in "double quotes".';
const beginsWith = (sign: string) => `has a value that begins with ${sign}. ${wholeValue}`;

const misread = (message: string): Fault => ({ code: 'misread-value', message });

function misreading(node: Node, text: string): Fault | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return misread(beginsWith('*'));
  if (node.anchor !== undefined) return misread(beginsWith('&'));
  if (isMap(node) && text.startsWith('{{', start)) {
    const message = `has ${lineAt(text.slice(start), 0)}, which is the name of no fact. Write the words.`;
    return { code: 'unknown-fact', message };
  }
  if (node.tag && text[start - 1] !== '-' && /^!(?!!)/.test(node.tag))
    return misread(beginsWith('!'));
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const comment = /^[ \t]*(#.{0,30})/.exec(text.slice(end, end + 200))?.[1];
  if (comment && node.value === null) return misread(beginsWith('#'));
  // A comment after a date, a number, true or false takes nothing from the value.
  if (typeof node.value !== 'string' || /^\d{4}-\d\d-\d\d$/.test(node.value)) return undefined;
  if (comment) return misread(`loses everything from "${comment}". ${wholeValue}`);
  return /^“[^“”]*”$|^‘[^‘’]*’$/.test(node.value)
    ? misread('is in curly quotes, which the page would show. Write straight ones, "…", or none.')
    : undefined;
}

function refusedBy(error: YAMLParseError, text: string): PlacedMistake {
  const [offset] = error.pos;
  // The parser gives up at some place within the line.
  if (error.code === 'RESOURCE_EXHAUSTION')
    return { offset: text.lastIndexOf('\n', offset) + 1, ...tooDeep };
  const open = unclosedQuote(text, offset);
  if (open !== undefined) {
    const message = `opens a value with ${text[open]} and does not close it. Put a ${text[open]} at its end.`;
    return { offset: open, code: 'syntax', message };
  }
  const line = lineAt(text, offset);
  // Without the hyphen of an item, the name of the field and the colon after it.
  const value = line.replace(/^\s*(- )?([\w-]+:\s+)?/, '');
  const cure = cures.find(([is]) =>
    is({ line, value, code: error.code, said: error.message }),
  )?.[1];
  return { offset, code: 'syntax', message: cure?.(value) ?? unknown(error) };
}

type Refused = {
  readonly line: string;
  readonly value: string;
  readonly code: YAMLParseError['code'];
  /** The parser's own sentence, where its code stands for several faults. Nothing else reads it. */
  readonly said: string;
};

/** The first row that fits says what is wrong. */
const cures: readonly (readonly [is: (at: Refused) => boolean, cure: (value: string) => string])[] =
  [
    [
      ({ code }) => code === 'TAB_AS_INDENT',
      () => 'begins with a tab. Use spaces: two for each step.',
    ],
    [
      ({ code }) => code === 'BAD_DQ_ESCAPE',
      () => 'has a \\ inside "double quotes". Write it twice: \\\\.',
    ],
    [
      ({ line }) => /^\s*(- )?[\w-]+:[^\s:]/.test(line) && !/:\s/.test(line),
      (value) => `has no space after the colon. Write "${value.replace(':', ': ')}".`,
    ],
    [
      ({ value }) => /^'.*'/.test(value),
      () => `has an apostrophe inside 'single quotes'. Put the value in "double quotes".`,
    ],
    [
      ({ value }) => /^".*"/.test(value),
      () => 'has "double quotes" inside "double quotes". Write the inner ones as “curly quotes”.',
    ],
    [
      ({ said }) => said.startsWith('Unexpected , in flow'),
      () => 'has two commas with nothing between them. Delete one.',
    ],
    [
      ({ said }) => said.includes('must be sufficiently indented and end with a'),
      () => 'follows a list or group that is not closed. Put a ] or } at its end.',
    ],
    [({ value }) => /^[@`%[{!|>?:-]/.test(value), (value) => beginsWith(value[0] ?? '')],
    [({ value }) => /:(\s|$)/.test(value), () => `has a colon inside a value. ${wholeValue}`],
    [
      ({ line }) => !line.includes(':'),
      () =>
        'has no field’s name and colon before it. If it belongs to the value above, put both on one line.',
    ],
    [
      ({ said }) => /node end|YAML stream/.test(said),
      () => 'begins further left or right than the fields above. Align it with them.',
    ],
  ];

function unknown({ message }: YAMLParseError): string {
  const what = message.split(' (')[0]?.replace(/\.?$/, '.');
  return `cannot be read here: ${what} Compare it with the same field of a page that works.`;
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
}

/** The offset of the last quote before an error that opens a value and isn't closed on its line. */
function unclosedQuote(text: string, before: number): number | undefined {
  let found: number | undefined;
  for (const match of text.matchAll(/^(\s*(?:- )?(?:[\w-]+:[ \t]+)?)(["'])(.*)$/gm)) {
    const [, start = '', quote = '', rest = ''] = match;
    const offset = match.index + start.length;
    if (offset >= before) break;
    const inside = quote === '"' ? rest.replace(/\\./g, '') : rest.replaceAll("''", '');
    found = inside.includes(quote) ? undefined : offset;
  }
  return found;
}
