import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { fieldShape, newValue } from '../../engine/content/field-shape.ts';
import type { Marks } from '../../engine/content/marked-fields.ts';
import { isUnfilled } from '../../engine/content/mistakes/placeholders.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { controlOf, type FieldValue, type FormField } from './desk-forms.ts';
import type { Lists } from './desk-lists.ts';
import type { FieldPath } from './desk-problem.ts';
import { bodyStart } from './edited-text.ts';
import { appliedEdit, valueAt } from './field-values.ts';
import { placed } from './problem-places.ts';
import type { SavedText } from './saved-content.ts';

const pages = ['/work', '/services', '/insights'] as const;

const toBeWritten = 'Still to be written';

/**
 * A file's text with placeholders for what is missing or wrong, so that an unfinished file has a
 * preview. Never saved. Undefined if its fields cannot be repaired.
 *
 * @param saved the fields on disk, if these are sound; data files fall back on them, and pages where
 *   a placeholder did not do.
 */
export function withStandIns(
  { path, text, fields, kind: { schema, hasBody } }: SavedText,
  problems: readonly Problem[],
  given: Given,
  saved?: FieldValue,
): string | undefined {
  if (fields === undefined || fields === null) return undefined;
  const [, heading] = /^## +(.*)$/m.exec(text.slice(bodyStart(path, text))) ?? [];
  const own = placed(path, text, problems).filter(({ file }) => file === path);
  const wrong: FieldPath[] = own.flatMap(({ field }) => (field ? [field] : []));
  // Fields inside a group before the group.
  wrong.sort((a, b) => b.length - a.length);
  if (!hasBody && given.tries > 0) return JSON.stringify(withSaved(fields, wrong, saved));
  // Where neither a placeholder nor the disk has better, the item or group goes.
  const goes = given.tries > 1 ? wrong.filter((at) => at.length > 1) : [];
  const stays = wrong.filter((at) => !goes.includes(at));
  const filled = stays.reduce<FieldValue | undefined>((data, at) => {
    const found = schemaAt(schema, at);
    const value = valueAt(data, at);
    const isLeftOut = !found || (found.safeParse(undefined).success && !isWritten(value));
    const before = valueAt(saved, at);
    const isBetter = hasBody
      ? given.tries > 0 && !isDeepStrictEqual(before, valueAt(given.typed, at))
      : found?.safeParse(before).success === true;
    if (before !== undefined && isBetter) return appliedEdit(data, { at, value: before });
    const place = { ...given, value, heading, count: Number(at.at(-1)) || 0 };
    const { orElse }: Marks = found?.meta() ?? {};
    if (orElse && value === undefined) {
      // Of the two that would do, the one that needs no file.
      const other = [...at.slice(0, -1), orElse];
      const shape = fieldShape(schemaAt(schema, other) ?? schema);
      return appliedEdit(data, { at: other, value: standIn(shape, place) });
    }
    if (isLeftOut) return appliedEdit(data, { at, remove: true });
    return appliedEdit(data, { at, value: standIn(fieldShape(found), place) });
  }, fields);
  if (!hasBody) return JSON.stringify(filled);
  const rest = goes.length > 0 ? withSaved(filled ?? {}, goes, undefined) : filled;
  // Without quotes around them, words in curly quotes would be another mistake.
  const front = stringify(rest, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  return `---\n${front}---\n${bodyWithout(path, text, own)}`;
}

/** Restores the saved value of a wrong field or item; drops a new item. */
function withSaved(
  fields: FieldValue,
  wrong: readonly FieldPath[],
  saved: FieldValue | undefined,
): FieldValue | undefined {
  const tops = wrong.map((at) =>
    at.slice(0, at.findIndex((step) => Number.isInteger(step)) + 1 || 1),
  );
  const each = new Map(tops.map((at) => [at.join('.'), at]));
  // Last item first, since dropping one shifts those after it.
  const last = [...each.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0);
  return last.reduce<FieldValue | undefined>((data, at) => {
    const value = valueAt(saved, at);
    return appliedEdit(data, value === undefined ? { at, remove: true } : { at, value });
  }, fields);
}

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && !isUnfilled(value) && value.trim() !== '';

type Given = {
  readonly lists: Lists['names'];
  readonly day: string;
  /** How many attempts have failed: the first keeps as much as possible. */
  readonly tries: number;
  /** The fields before the first attempt. */
  readonly typed?: FieldValue | undefined;
};

type Place = Given & {
  readonly value: FieldValue | undefined;
  /** The first heading in the text. */
  readonly heading: string | undefined;
  /** The item's index: two items may not link to the same page. */
  readonly count: number;
};

function standIn(top: FormField, { value, lists, day, heading, tries, count }: Place): FieldValue {
  let next = count;
  const words = (field: FormField) => {
    const { minLength = 0, maxLength } = field;
    if (field.heading && heading) return heading;
    const isKept = field === top && isWritten(value) && tries === 0;
    return (isKept ? value.trim() : toBeWritten).padEnd(minLength, '…').slice(0, maxLength);
  };
  return newValue<FieldValue>(
    top,
    (field) => {
      const control = controlOf(field);
      if (field.examples?.[0] !== undefined) return field.examples[0];
      if (control === 'name') return lists[field.from ?? '']?.[0]?.value ?? '';
      if (control === 'page') return pages[next++ % pages.length] ?? '/';
      if (control === 'date') return day;
      if (control === 'number') return Math.max(field.minimum ?? 1, 1);
      if (control === 'switch') return false;
      return control === 'choice' ? (field.enum?.[0] ?? '') : words(field);
    },
    1,
  );
}

/** Drops lines with mistakes; never returns an empty text. */
function bodyWithout(path: string, text: string, problems: readonly Problem[]): string {
  const begin = bodyStart(path, text);
  const first = text.slice(0, begin).split('\n').length;
  const wrong = new Set(problems.map(({ field, line }) => (field ? undefined : line)));
  const lines = text.slice(begin).split('\n');
  const body = lines.filter((_, at) => !wrong.has(first + at)).join('\n');
  return /[\p{L}\p{N}]/u.test(body) ? body : `\n${toBeWritten}.\n`;
}
