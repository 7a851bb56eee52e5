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
 * Syntax errors in YAML, and values that YAML reads differently from what was meant. Don't convert
 * a document with an alias, excessive depth or a repeated field: nested aliases can expand until
 * memory runs out.
 */
export function yamlMistakes(
  document: Document.Parsed,
  text: string,
  file: string,
): { readonly problems: Problem[]; readonly isUsable: boolean } {
  const { found, isUsable } = misreadValues(document, text);
  const refused = document.errors.map((error) => refusedBy(error, text));
  const at = placesIn(text);
  const all = [...found, ...refused].map(({ offset, ...fault }) => ({
    file,
    ...fault,
    ...at(offset),
  }));
  return { problems: firstOfEachLine(all), isUsable: isUsable && refused.length === 0 };
}

export const tooDeep: Fault = {
  code: 'syntax',
  message: 'is nested too deeply here: lists within lists, or groups within groups.',
};

/** Maximum nesting; our content needs less than half of it. */
const maxDepth = 30;

function misreadValues(document: Document.Parsed, text: string) {
  const found: PlacedMistake[] = [];
  let isUsable = true;
  const add = (node: Node, fault: Fault | undefined) => {
    if (fault) found.push({ offset: node.range?.[0] ?? 0, ...fault });
  };
  visit(document, {
    Node(key, node, path) {
      const isDeep = isCollection(node) && path.filter(isCollection).length >= maxDepth;
      const again = repeatedKeys(node);
      isUsable &&= !isAlias(node) && !isDeep && again.length === 0;
      if (isDeep) add(node, tooDeep);
      else if (key !== 'key') add(node, misreading(node, text));
      for (const one of again) {
        const message = `"${one.value}" is written twice. Delete one of the two.`;
        add(one, { code: 'repeated-field', message });
      }
      return isDeep ? visit.BREAK : undefined;
    },
  });
  return { found, isUsable };
}

/** The parser's own check is quadratic: thousands of fields take minutes. */
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
  if (text[start - 1] !== '-' && /^!(?!!)/.test(node.tag ?? '')) return misread(beginsWith('!'));
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const comment = /^[ \t]*(#.{0,30})/.exec(text.slice(end, end + 200))?.[1];
  if (comment && node.value === null) return misread(beginsWith('#'));
  // After a date, a number, true or false, a comment cuts nothing off.
  if (typeof node.value !== 'string' || /^\d{4}-\d\d-\d\d$/.test(node.value)) return undefined;
  if (comment) return misread(`loses everything from "${comment}". ${wholeValue}`);
  return curlyQuotes(node.value);
}

/** A value in curly quotes, typed in place of straight ones. */
export function curlyQuotes(words: string): Fault | undefined {
  if (!/^“[^“”]*”$|^‘[^‘’]*’$/.test(words)) return undefined;
  const fault = misread('is in curly quotes, which the page would show. Delete them.');
  return { ...fault, words, instead: words.slice(1, -1) };
}

function refusedBy(
  { pos: [offset], code, message: parserMessage }: YAMLParseError,
  text: string,
): PlacedMistake {
  // The parser's offset is somewhere within the line.
  if (code === 'RESOURCE_EXHAUSTION')
    return { offset: text.lastIndexOf('\n', offset) + 1, ...tooDeep };
  const open = unclosedQuote(text, offset);
  if (open !== undefined) {
    const message = `opens a value with ${text[open]} and does not close it. Put a ${text[open]} at its end.`;
    return { offset: open, code: 'syntax', message };
  }
  const line = lineAt(text, offset);
  // Strips the hyphen of an item and the field's name.
  const value = line.replace(/^\s*(- )?([\w-]+:\s+)?/, '');
  return { offset, code: 'syntax', message: cure({ line, value, code, parserMessage }) };
}

type Refused = {
  readonly line: string;
  readonly value: string;
  readonly code: YAMLParseError['code'];
  /** The parser's message, where its code is ambiguous. Read nowhere else. */
  readonly parserMessage: string;
};

function cure({ line, value, code, parserMessage }: Refused): string {
  if (code === 'TAB_AS_INDENT') return 'begins with a tab. Use spaces: two for each step.';
  if (/^\s*(- )?[\w-]+:[^\s:]/.test(line) && !/:\s/.test(line))
    return `has no space after the colon. Write "${value.replace(':', ': ')}".`;
  const [, quote] = /^(["']).*\1/.exec(value) ?? [];
  if (quote) return `has ${quote} inside ${quote}. Write the inner ones as “curly quotes” or ’.`;
  if (parserMessage.includes('must be sufficiently indented and end with a'))
    return 'follows a list or group that is not closed. Put a ] or } at its end.';
  if (/^[@`%[{!|>?:-]/.test(value)) return beginsWith(value[0] ?? '');
  if (/:(\s|$)/.test(value)) return `has a colon inside a value. ${wholeValue}`;
  if (!line.includes(':')) return 'has no field’s name and colon before it.';
  const what = parserMessage.split(' (')[0]?.replace(/\.?$/, '.');
  return `cannot be read here: ${what} Compare it with the same field of a page that works.`;
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
}

/** Finds the last quote before an error that opens a value and isn't closed on its line. */
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
