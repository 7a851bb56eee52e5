import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parse } from '../../engine/content/parse.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import { attempt } from '../../engine/kernel/problem.ts';
import type { FieldValue } from './desk-forms.ts';
import type { FieldEdit } from './desk-messages.ts';
import { type FieldPath, refusal } from './desk-problem.ts';
import { asYaml, editCandidates } from './edit-candidates.ts';
import { appliedEdit, valueAt } from './field-values.ts';

/** Offset of the body, in UTF-16 units; JSON has none. */
export function bodyStart(path: string, text: string): number {
  if (path.endsWith('.json')) return text.length;
  return /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text)?.[0].length ?? 0;
}

/** Undefined if the file cannot be parsed. */
export function fieldsIn(path: string, text: string): FieldValue | undefined {
  const file = { path, bytes: new TextEncoder().encode(text) };
  // Our YAML and JSON parsers return nothing else.
  return attempt(() => parse(file).data as FieldValue).value;
}

/** @throws ProblemsError if the file cannot be parsed. */
export function editedText(
  path: string,
  text: string,
  edits: readonly FieldEdit[],
  schema: z.ZodType,
): string {
  return edits.reduce((before, edit) => editedOnce(path, before, edit, schema), text);
}

function editedOnce(path: string, text: string, given: FieldEdit, schema: z.ZodType): string {
  const data = fieldsIn(path, text);
  if (data === undefined || data === null) {
    const message = 'cannot be edited field by field until its fields can be read.';
    throw refusal(path, 'syntax', message);
  }
  const edit = withoutEmpty(given, data, schema);
  const wanted = appliedEdit(data, edit);
  if (isDeepStrictEqual(data, wanted)) return text;
  const [head, fields, rest] = parts(path, text);
  for (const candidate of candidates(fields, edit, wanted, schema)) {
    const next = head + candidate + rest;
    if (isDeepStrictEqual(fieldsIn(path, next), wanted)) return next;
  }
  throw new Error(`${path} cannot be written with ${edit.at.join(', ')} edited.`);
}

function parts(path: string, text: string): readonly [head: string, fields: string, rest: string] {
  if (path.endsWith('.json')) return ['', text, ''];
  const body = bodyStart(path, text);
  const begin = body && text.indexOf('\n') + 1;
  const end = body && text.lastIndexOf('---', body);
  return [text.slice(0, begin), text.slice(begin, end), text.slice(end)];
}

/** First the edit alone, then its parent rewritten, then its grandparent, and so on. */
function* candidates(
  fields: string,
  edit: FieldEdit,
  wanted: FieldValue | undefined,
  schema: z.ZodType,
): Generator<string> {
  yield* editCandidates(fields, edit, namesBeside(schema, edit.at));
  for (let depth = edit.at.length - 1; depth >= 1; depth--) {
    const at = edit.at.slice(0, depth);
    const value = valueAt(wanted, at);
    if (value !== undefined) yield* editCandidates(fields, { at, value }, namesBeside(schema, at));
  }
  yield /^\s*[[{]/.test(fields) ? `${JSON.stringify(wanted, null, 2)}\n` : asYaml(wanted);
}

/** The sibling fields, in schema order. */
function namesBeside(schema: z.ZodType, at: FieldPath): string[] {
  let found = schemaAt(schema, at.slice(0, -1));
  while (found instanceof z.ZodOptional) found = found.unwrap() as z.ZodType;
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** Removes an optional field that is emptied, and its parents if that leaves them empty. */
function withoutEmpty(edit: FieldEdit, data: FieldValue, schema: z.ZodType): FieldEdit {
  const { at } = edit;
  const isEmptied = 'remove' in edit || ('value' in edit && isEmpty(edit.value));
  if (!isEmptied) return edit;
  const isOptional = (at: FieldPath) => schemaAt(schema, at) instanceof z.ZodOptional;
  const removal: FieldEdit = isOptional(at) ? { at, remove: true } : edit;
  const above = at.slice(0, -1);
  const isLeftEmpty = above.length > 0 && isEmpty(valueAt(appliedEdit(data, removal), above));
  if (!isLeftEmpty || !isOptional(above)) return removal;
  return withoutEmpty({ at: above, remove: true }, data, schema);
}

function isEmpty(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && Object.values(value).every(isEmpty));
}
