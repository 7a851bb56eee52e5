import { fieldShape } from '../../engine/content/field-shape.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { newContent } from '../authoring/new-content.ts';
import { startable } from '../authoring/startable.ts';
import { type ContentKind, dataShown, kindOf } from './content-kind.ts';
import type { DeskCalls, FieldEdit, OpenFile, ReadText } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { bodyStart, editedText, fieldsIn } from './edited-text.ts';
import { isGroup, isList, valueAt } from './field-values.ts';
import { fileText, textIn } from './file-text.ts';
import { fileWords } from './file-words.ts';
import { nameLists } from './pick-lists.ts';
import { withSameItem } from './same-item.ts';
import {
  addressOf,
  field,
  isAddressFromTitle,
  refuseTaken,
  type SavedText,
  savedTexts,
} from './saved-content.ts';

/** @throws ProblemsError if no form can edit the file. */
export function kindAt(path: string): ContentKind {
  const kind = kindOf(path);
  if (kind) return kind;
  const message = 'is not a page or list of the site, so it cannot be edited here.';
  throw refusal(path, 'not-editable', message);
}

/** @param digest of the file on disk; `null` for a new one. */
export function opened(path: string, text: string, digest: string | null): OpenFile {
  const kind = kindAt(path);
  const { schema, hasBody, family, name } = kind;
  const form = {
    // The schema of a list file has no title.
    field: { title: dataShown[name]?.title ?? '', ...fieldShape(schema) },
    hasBody,
    ...(family?.maxWords && { maxWords: family.maxWords }),
    isPageOfMany: family !== undefined,
    isAddressFromTitle: isAddressFromTitle(kind),
  };
  return { type: 'file', path, ...readText(path, text), digest, form };
}

/** A file as readable text; empty where it is missing. */
export function wordsIn(path: string, text = ''): string {
  const { form, values, bodyFrom } = opened(path, text, null);
  return text && fileWords(form.field, values, values === undefined ? text : text.slice(bodyFrom));
}

export function readText(path: string, text: string): ReadText {
  const values = fieldsIn(path, text);
  const bodyFrom = bodyStart(path, text);
  return { text, bodyFrom, ...(values !== undefined && { values }) };
}

/**
 * A new page, dated today if its kind has a date, or a new item. A copy is a draft at an address of
 * its own.
 *
 * @throws ProblemsError if there is no such kind or nothing to copy, or it or its address exists
 *   already.
 */
export function made(
  { what, title, copied }: DeskCalls['make']['ask'],
  files: readonly SourceFile[],
  digestOf: (path: string) => string | null,
  day: string,
): DeskCalls['make']['answer'] {
  const { path, text: written } = newContent(files, what, title);
  const all = textIn(Buffer.from(written)) ?? written;
  // The template's comments are for people who edit the file by hand.
  const template = all.replace(/^---\n(?:# .*\n)+/, '---\n');
  const saved = savedTexts(files);
  const original = saved.find(({ path, kind }) => path === copied && kind.name === what);
  if (copied !== undefined && !original)
    throw refusal(copied, 'missing-file', 'is not there any more.');
  const text = original?.text ?? template;
  const { schema, family } = kindAt(path);
  const withEdits = (text: string, edits: readonly FieldEdit[]) =>
    opened(path, editedText(path, text, edits, schema), digestOf(path));
  const isDated = family && fieldShape(schema).properties?.date;
  const file = withEdits(text, [
    ...(isDated ? [{ at: ['date'], value: day }] : []),
    ...(original ? ownOfCopy(original, title) : []),
  ]);
  const address = addressOf(path, file.text);
  if (address !== undefined) refuseTaken(address, saved, path);
  const started = startable().get(what);
  if (!started || !('list' in started)) return file;
  const { at } = started.list;
  const items = valueAt(file.values, at);
  const added = [...at, isList(items) ? items.length - 1 : 0];
  const item = valueAt(file.values, added);
  const edits = Object.keys(isGroup(item) ? item : {}).flatMap((name) => {
    const edit = { at: [...added, name], value: title };
    const isNamed = valueAt(item, [name]) === title;
    return isNamed ? withSameItem(edit, file.form.field, file.values, nameLists(saved)) : [];
  });
  return { ...withEdits(file.text, edits), added };
}

/** What it does not share with its original: title, addresses, and the day of a change. */
function ownOfCopy({ fields }: SavedText, title: string): FieldEdit[] {
  const others = ['address', 'aliases', 'updated'];
  const written = others.filter((name) => field(fields, name) !== undefined);
  return [
    { at: ['title'], value: title.trim() },
    { at: ['draft'], value: true },
    ...written.map((name) => ({ at: [name], remove: true }) as const),
  ];
}

/** @throws ProblemsError if the file is not UTF-8. */
export function textOf(path: string, bytes: Uint8Array) {
  const found = fileText(bytes);
  if (found) return found;
  const message =
    'cannot be read here. Ask whoever looks after the site to save it with the encoding “UTF-8”.';
  throw refusal(path, 'unreadable-file', message);
}
