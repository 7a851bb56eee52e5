import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Scalar,
  visit,
} from 'yaml';
import type { Problem } from '../../kernel/problem.ts';
import { lineEnd, placeAt } from './place.ts';
import { tooDeep } from './yaml-slips.ts';

const wholeValue = 'Put the whole value in "double quotes".';

/** How deep lists and groups may stand within one another; no file of content needs half of it. */
const maxDepth = 30;

/**
 * Values that YAML accepts and understands otherwise than their writer. Anchors and aliases are
 * refused: a value that happens to begin with & loses its first word, and nested aliases can expand
 * until memory runs out, so nothing may be made of a document that has any. Nor of one that is too
 * deep, or that has a field twice.
 */
export function valueSlips(
  document: Document.Parsed,
  text: string,
  file: string,
): { readonly problems: Problem[]; readonly isUnusable: boolean } {
  const found: Problem[] = [];
  let isUnusable = false;
  const at = (node: Node) => placeAt(text, node.range?.[0] ?? 0);
  const complain = (node: Node, message: string | undefined) => {
    if (message) found.push({ file, ...at(node), message });
  };
  visit(document, {
    Node(key, node, path) {
      const isDeep = isCollection(node) && path.filter(isCollection).length >= maxDepth;
      const again = repeatedKeys(node);
      isUnusable ||= isAlias(node) || isDeep || again.length > 0;
      // What is wrong is the whole line, as where the parser itself gives up.
      if (isDeep) found.push({ file, line: at(node).line, message: tooDeep });
      else if (key !== 'key') complain(node, slipIn(node, text));
      for (const one of again) complain(one, `"${one.value}" is written twice. ${deleteOne}`);
      return isDeep ? visit.BREAK : undefined;
    },
  });
  return { problems: found, isUnusable };
}

const deleteOne = 'Delete one of the two.';

/** The parser's own check compares each field with every other one: thousands take minutes. */
function repeatedKeys(node: Node): Scalar[] {
  if (!isMap(node)) return [];
  const keys = node.items.map(({ key }) => key).filter((key) => isScalar(key));
  const known = new Set<unknown>();
  return keys.filter(({ value }) => known.size === known.add(value).size);
}

function slipIn(node: Node, text: string): string | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return `has a value that begins with *. ${wholeValue}`;
  if (node.anchor !== undefined) return `has a value that begins with &. ${wholeValue}`;
  if (isMap(node) && text.startsWith('{{', start)) {
    return `has ${text.slice(start, lineEnd(text, start)).trim()}, which is the name of no fact. Write the words.`;
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
