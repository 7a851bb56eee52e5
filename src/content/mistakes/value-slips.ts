import { type Document, isAlias, isMap, isScalar, type Node, visit } from 'yaml';
import type { Problem } from '../../kernel/problem.ts';
import { placeAt } from './place.ts';

const wholeValue = 'Put the whole value in "double quotes".';

/**
 * Values that YAML accepts and understands otherwise than their writer. Anchors and aliases are
 * refused: a value that happens to begin with & loses its first word, and nested aliases can expand
 * until memory runs out, so nothing may be made of a document that has any.
 */
export function valueSlips(
  document: Document.Parsed,
  text: string,
  file: string,
): { readonly problems: Problem[]; readonly hasAliases: boolean } {
  const found: Problem[] = [];
  let hasAliases = false;
  visit(document, {
    Node(key, node) {
      hasAliases ||= isAlias(node);
      const message = key === 'key' ? undefined : slipIn(node, text);
      if (message) found.push({ file, ...placeAt(text, node.range?.[0] ?? 0), message });
    },
  });
  return { problems: found, hasAliases };
}

function slipIn(node: Node, text: string): string | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return `has a value that begins with *. ${wholeValue}`;
  if (node.anchor !== undefined) return `has a value that begins with &. ${wholeValue}`;
  if (isMap(node) && text.startsWith('{{', start)) {
    return `has ${text.slice(start).split('\n')[0]?.trim()}, which is the name of no fact. Write the words.`;
  }
  if (node.tag?.startsWith('!') && text[start - 1] !== '-' && /^!(?!!)/.test(node.tag)) {
    return `has a value that begins with !. ${wholeValue}`;
  }
  return isScalar(node) && node.type === 'PLAIN' ? plainSlip(node.value, text, end) : undefined;
}

function plainSlip(value: unknown, text: string, end: number): string | undefined {
  // A comment after a date, a number, true or false takes nothing from the value.
  const isText = typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value);
  const comment = /^[ \t]*(#.*)/.exec(text.slice(end, end + 200))?.[1];
  if (comment && isText) return `loses everything from "${short(comment)}". ${wholeValue}`;
  if (comment && value === null) return `has a value that begins with #. ${wholeValue}`;
  if (!isText) return undefined;
  if (/^“[^“”]*”$|^‘[^‘’]*’$/.test(value)) {
    return 'is in curly quotes, which the page would show. Write straight ones, "…", or none.';
  }
  return undefined;
}

function short(text: string): string {
  return text.length > 30 ? `${text.slice(0, 27)}...` : text;
}
