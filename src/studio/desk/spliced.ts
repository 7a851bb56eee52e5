import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { FieldEdit } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';
import { flowAdded, flowRemoved, flowText } from './flow-splices.ts';
import {
  columnAt,
  isCollection,
  lineAfter,
  lineStart,
  nodeAt,
  type Part,
  partsOf,
  rootOf,
} from './nodes.ts';
import { blockLines, scalarForms } from './written-value.ts';

/** The names of the fields in the group at a path, in the order in which they should stand. */
export type OrderOf = (at: FieldPath) => readonly string[];

/**
 * Texts in which an edit is done and every other byte stays. Whether they mean what is wanted is for
 * the caller to find out by reading them: the same words mean another thing in another place.
 *
 * @param text YAML or JSON.
 */
export function* spliced(text: string, edit: FieldEdit, orderOf: OrderOf): Generator<string> {
  const root = rootOf(text);
  if ('value' in edit) return yield* written(text, root, edit.at, edit.value, orderOf);
  const parent = edit.at.slice(0, -1);
  const last = edit.at.at(-1);
  const node = nodeAt(root, parent);
  if ('insert' in edit && !isSeq(node)) {
    return yield* written(text, root, parent, [edit.insert], orderOf);
  }
  if (!isCollection(node)) return;
  const parts = partsOf(node);
  const index = typeof last === 'number' ? last : parts.findIndex(({ name }) => name === last);
  if ('remove' in edit) yield* removed(text, node, parts, index);
  else if ('insert' in edit) yield* added(text, node, parts, index, { value: edit.insert });
  else yield reordered(text, parts, index, edit.moveTo);
}

/** Replaces what stands between two offsets. */
const put = (text: string, start: number, end: number, by: string) =>
  text.slice(0, start) + by + text.slice(end);

function* written(
  text: string,
  root: Node | null,
  at: FieldPath,
  value: unknown,
  orderOf: OrderOf,
): Generator<string> {
  const above = at.slice(0, -1);
  const step = at.at(-1);
  const node = nodeAt(root, at);
  if (node?.range && isScalar(node) && (typeof value !== 'object' || value === null)) {
    const [start, end] = node.range;
    const forms = scalarForms(value, node.type, text.slice(start, end));
    for (const form of forms) yield put(text, start, end, start === end ? ` ${form}` : form);
  }
  const parent = nodeAt(root, above);
  if (step === undefined) {
    if (node?.range) yield put(text, node.range[0], node.range[1], flowText(value, text, node));
  } else if (node !== undefined && isCollection(parent)) {
    yield* rewritten(text, parent, step, node, value);
  } else if (isCollection(parent)) {
    const names = orderOf(above);
    yield* added(text, parent, partsOf(parent), placeOf(parent, step, names), {
      name: step,
      value,
    });
  } else if (above.length === 0) yield text + blockLines({ [step]: value }, '');
  else {
    const group = typeof step === 'number' ? [value] : { [step]: value };
    yield* written(text, root, above, group, orderOf);
  }
}

/** Writes a field or an item anew, whatever it was. */
function* rewritten(
  text: string,
  parent: YAMLMap | YAMLSeq,
  step: string | number,
  node: Node | null,
  value: unknown,
): Generator<string> {
  if (parent.flow) {
    if (node?.range) yield put(text, node.range[0], node.range[1], flowText(value, text, node));
    return;
  }
  const parts = partsOf(parent);
  const part = typeof step === 'number' ? parts[step] : parts.find(({ name }) => name === step);
  if (!part) return;
  const start = isSeq(parent) ? dashOf(text, part) : part.start;
  const lines = blockLines(isSeq(parent) ? [value] : { [step]: value }, columnAt(text, start));
  yield put(text, start, lineAfter(text, part.end), lines.trimStart());
}

/** Where a new field belongs among those that are there. */
function placeOf(node: YAMLMap | YAMLSeq, step: string | number, names: readonly string[]): number {
  const parts = partsOf(node);
  const before = names.slice(0, names.indexOf(String(step)) + 1);
  const last = parts.findLastIndex(({ name }) => name !== undefined && before.includes(name));
  return isMap(node) && before.length > 0 ? last + 1 : parts.length;
}

type Addition = { readonly name?: string | number; readonly value: unknown };

function* added(
  text: string,
  node: YAMLMap | YAMLSeq,
  parts: readonly Part[],
  index: number,
  { name, value }: Addition,
): Generator<string> {
  const isPair = isMap(node) && name !== undefined;
  if (node.flow) return yield flowAdded(text, node, parts, index, value, isPair ? name : undefined);
  const first = parts[0];
  const next = parts[index];
  const last = parts.at(next ? index - 1 : -1) ?? first;
  if (!first || !last) return;
  const begins = (part: Part) => (isPair ? part.start : dashOf(text, part));
  const lines = blockLines(isPair ? { [name]: value } : [value], columnAt(text, begins(first)));
  // The first field of an item stands on the line of its hyphen.
  const isOnLine = next && text.slice(lineStart(text, begins(next)), begins(next)).trim() === '';
  const place = isOnLine ? lineStart(text, begins(next)) : lineAfter(text, last.end);
  const isEnd = place === text.length && !text.endsWith('\n');
  yield put(text, place, place, isEnd ? `\n${lines.trimEnd()}` : lines);
}

function* removed(
  text: string,
  node: YAMLMap | YAMLSeq,
  parts: readonly Part[],
  index: number,
): Generator<string> {
  const part = parts[index];
  if (!part) return;
  if (node.flow) return yield flowRemoved(text, node, parts, index);
  const start = isSeq(node) ? dashOf(text, part) : part.start;
  const line = lineStart(text, start);
  const next = parts[index + 1];
  const after = lineAfter(text, part.end);
  const isOnLine = text.slice(line, start).trim() === '';
  if (isOnLine) yield put(text, line, after, '');
  else if (next) yield put(text, start, next.start, '');
  // What is left is a name without a value, which must say that it is empty.
  if (isOnLine && parts.length === 1)
    yield put(text, line - 1, after - 1, isSeq(node) ? ' []' : ' {}');
}

/** Items in another order, each with the text that it has; what stands between them stays. */
function reordered(text: string, parts: readonly Part[], from: number, to: number): string {
  const order = parts.map((_, at) => at).toSpliced(from, 1);
  order.splice(to, 0, from);
  const pieces = parts.map(({ start }, at) => {
    const moved = parts[order[at] ?? at];
    const between = text.slice(at === 0 ? 0 : parts[at - 1]?.end, start);
    return between + (moved ? text.slice(moved.start, moved.end) : '');
  });
  return pieces.join('') + text.slice(parts.at(-1)?.end);
}

/** Where the hyphen of an item stands. */
const dashOf = (text: string, { start }: Part) => text.lastIndexOf('-', start - 1);
