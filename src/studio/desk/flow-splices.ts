import { isMap, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { indentAt, type Part } from './nodes.ts';
import { indentedJson, inlineJson } from './written-value.ts';

/** Edits of what stands between brackets, which is JSON, in YAML too. */

/** A value in the place of another one, on as many lines. */
export function flowText(value: unknown, text: string, { range }: Node): string {
  const [start = 0, end = 0] = range ?? [];
  const isOnLines = text.slice(start, end).includes('\n');
  return isOnLines ? indentedJson(value, indentAt(text, start)) : inlineJson(value);
}

/** With one more field or item, in the way of those beside it. */
export function flowAdded(
  text: string,
  node: YAMLMap | YAMLSeq,
  parts: readonly Part[],
  index: number,
  value: unknown,
  name?: string | number,
): string {
  const [open = 0, close = 0] = node.range ?? [];
  const before = name === undefined ? '' : `${JSON.stringify(String(name))}: `;
  const [first, second] = parts;
  if (!first) {
    const indent = indentAt(text, open);
    const inner = `${indent}  `;
    const [begin, end] = isMap(node) ? '{}' : '[]';
    const lines = `${begin}\n${inner}${before}${indentedJson(value, inner)}\n${indent}${end}`;
    return text.slice(0, open) + lines + text.slice(close);
  }
  const gap = second ? text.slice(first.end, second.start) : `,${lead(text, open, first)}`;
  const isOnLines = gap.includes('\n') && !isInline(text, parts);
  const written = isOnLines ? indentedJson(value, indentAt(text, first.start)) : inlineJson(value);
  const next = parts[index];
  const last = parts.at(-1) ?? first;
  return next
    ? text.slice(0, next.start) + before + written + gap + text.slice(next.start)
    : text.slice(0, last.end) + gap + before + written + text.slice(last.end);
}

/** The white space before the only field or item. */
function lead(text: string, open: number, first: Part): string {
  const space = text.slice(open + 1, first.start);
  return space.includes('\n') ? space : ' ';
}

/** Whether groups stand on one line each. */
function isInline(text: string, parts: readonly Part[]): boolean {
  const groups = parts.filter(({ start }) => text[start] === '{');
  return (
    groups.length > 0 && groups.every(({ start, end }) => !text.slice(start, end).includes('\n'))
  );
}

/** Without a field or an item, and without the comma that parts it from the next. */
export function flowRemoved(
  text: string,
  node: YAMLMap | YAMLSeq,
  parts: readonly Part[],
  index: number,
): string {
  const [open = 0, close = 0] = node.range ?? [];
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
  const start = next ? part?.start : (before?.end ?? open + 1);
  const end = next ? next.start : before ? part?.end : close - 1;
  return text.slice(0, start) + text.slice(end);
}
