import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldPath } from './desk-problem.ts';

/** A field or an item where it stands in a text; offsets in UTF-16 units. */
export type Part = {
  /** Where its name begins, or the item. */
  readonly start: number;
  readonly end: number;
  /** Its name, if it has one. */
  readonly name?: string;
  readonly node: Node | null;
};

/** The values of a YAML or JSON text, with their places. */
export function rootOf(text: string): Node | null {
  return parseDocument(text, { logLevel: 'error', uniqueKeys: false }).contents;
}

/** The value at a path; undefined if there is none. */
export function nodeAt(root: Node | null, at: FieldPath): Node | null | undefined {
  let node: Node | null | undefined = root;
  for (const step of at) {
    if (!isCollection(node)) return undefined;
    const parts: Part[] = partsOf(node);
    node = (typeof step === 'number' ? parts[step] : parts.find(({ name }) => name === step))?.node;
  }
  return node;
}

export function isCollection(node: unknown): node is YAMLMap | YAMLSeq {
  return isMap(node) || isSeq(node);
}

/** The fields or items of a value. */
export function partsOf(node: YAMLMap | YAMLSeq): Part[] {
  if (isMap(node)) return node.items.flatMap((pair) => partOf(pair as Pair<Node, Node | null>));
  // Parsed, so they are nodes.
  return (node.items as Node[]).map((item) => ({
    start: item.range?.[0] ?? 0,
    end: endOf(item),
    node: item,
  }));
}

function partOf({ key, value }: Pair<Node, Node | null>): Part[] {
  if (!isScalar(key)) return [];
  const [start = 0, end = 0] = key.range ?? [];
  return [{ start, end: value ? endOf(value) : end, name: String(key.value), node: value }];
}

/** Where a value ends: a block says that it ends with the comments and blank lines after it. */
export function endOf(node: Node): number {
  const last = isCollection(node) && !node.flow ? partsOf(node).at(-1) : undefined;
  return last?.end ?? node.range?.[1] ?? 0;
}

/** Where the line begins that holds an offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line after the one begins in which something ends. */
export function lineAfter(text: string, end: number): number {
  if (end > 0 && text[end - 1] === '\n') return end;
  const next = text.indexOf('\n', end);
  return next === -1 ? text.length : next + 1;
}

/** The spaces at the beginning of the line that holds an offset. */
export function indentAt(text: string, offset: number): string {
  return /^ */.exec(text.slice(lineStart(text, offset)))?.[0] ?? '';
}

/** As many spaces as stand, or have something in their place, before an offset in its line. */
export function columnAt(text: string, offset: number): string {
  return ' '.repeat(offset - lineStart(text, offset));
}
