import jsonc from 'jsonc-parser';
import type { z } from 'zod';
import { fieldMistakes } from '../../engine/content/mistakes/field-mistakes.ts';
import { parse } from '../../engine/content/parse.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { wording } from '../../engine/content/wording.ts';
import { type Problem, ProblemsError, refuse } from '../../engine/kernel/problem.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import type { ItemList } from './startable.ts';
import { type Known, type NewContent, refuseUnnamed, template } from './template.ts';

/** The command's words go into the first of these fields that an item has. */
export const named = ['title', 'name', 'company', 'from'];

/**
 * Appends an item to a list in a data file, whose other lines stay as they are.
 * @throws ProblemsError if the file can't be read, or has an item with that id.
 */
export function newItem(
  list: ItemList,
  words: string,
  files: readonly SourceFile[],
  known: Known,
): NewContent {
  const { file, at } = list;
  const source = files.find(({ path }) => path === file);
  if (!source) {
    throw new ProblemsError([{ file, code: 'missing-file', message: 'is missing.' }]);
  }
  const before = parse(source);
  refuse(before.problems);
  const existing = itemsOf(before.data, at);
  const { fields } = template(itemSchema(list), known, words);
  const item = filledIn(fields, words);
  refuseTwin(file, item, existing, words);
  const text = new TextDecoder().decode(source.bytes);
  const added = appended(text, at, item);
  const read = parse({ path: file, bytes: new TextEncoder().encode(added) });
  // The item is the last of its list.
  const place = [...at, existing.length];
  const isInItem = ({ field = [] }: Problem) => place.every((step, depth) => field[depth] === step);
  const { error } = list.schema.safeParse(read.data, { reportInput: true });
  const missing = error ? wording(error, list.schema, read.source) : [];
  const places = [...missing, ...fieldMistakes(read.data, read.source)].filter(isInItem);
  return { path: file, text: added, isAddition: true, places };
}

function filledIn(fields: Record<string, unknown>, words: string): Record<string, unknown> {
  const field = named.find((name) => name in fields);
  const id = idFrom(words);
  if ('id' in fields) refuseUnnamed(id, words);
  return { ...fields, ...('id' in fields && { id }), ...(field && { [field]: words }) };
}

function refuseTwin(
  file: string,
  item: Record<string, unknown>,
  existing: readonly unknown[],
  words: string,
) {
  if (item.id === undefined || !existing.some((one) => Object(one).id === item.id)) return;
  const message = `has "${words}" already. Change that one, or choose another name.`;
  throw new ProblemsError([{ file, code: 'repeated-value', message }]);
}

function itemsOf(data: unknown, at: readonly string[]): readonly unknown[] {
  const list = at.reduce<unknown>((value, step) => Object(value)[step], data);
  return Array.isArray(list) ? list : [];
}

export function itemSchema({ file, schema, at }: ItemList): z.ZodType {
  const found = schemaAt(schema, [...at, 0]);
  if (!found) throw new Error(`${file} has no list at ${at.join('.')}.`);
  return found;
}

/** Appends to a list in JSON, with the file's own line ends. */
function appended(text: string, at: readonly string[], item: unknown): string {
  const formattingOptions = {
    insertSpaces: true,
    tabSize: 2,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const edits = jsonc.modify(text, [...at, -1], item, {
    isArrayInsertion: true,
    formattingOptions,
  });
  return jsonc.applyEdits(text, edits);
}
