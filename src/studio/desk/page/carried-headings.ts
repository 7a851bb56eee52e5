import { type FieldValue, type FormField, fieldsOf } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { isGroup, isList } from '../field-values.ts';

/**
 * What stands beside a heading names it, so it follows while the heading is typed over.
 *
 * @returns the edits of fields that name the one heading by which two texts differ.
 */
export function carriedHeadings(
  field: FormField,
  values: FieldValue | undefined,
  before: string,
  after: string,
): FieldEdit[] {
  const [old, next] = [headings(before), headings(after)];
  const others = [...old.keys()].filter((at) => old[at] !== next[at]);
  const from = old[others[0] ?? -1];
  const value = next[others[0] ?? -1];
  if (old.length !== next.length || others.length !== 1 || value === undefined) return [];
  return [...headingFields(field, values, [])]
    .filter((named) => named.value === from)
    .map(({ at }) => ({ at, value }));
}

/** One that is empty for a moment is still a heading. */
function headings(text: string): string[] {
  return [...text.matchAll(/^##(?:[ \t]+(.*))?$/gm)].map(([, words = '']) => words.trim());
}

function* headingFields(
  field: FormField,
  value: FieldValue | undefined,
  at: FieldPath,
): Generator<{ at: FieldPath; value: FieldValue | undefined }> {
  if (field.heading) yield { at, value };
  if (isGroup(value)) {
    for (const { name, field: one } of fieldsOf(field)) {
      yield* headingFields(one, value[name], [...at, name]);
    }
  } else if (isList(value)) {
    for (const [index, item] of value.entries()) {
      yield* headingFields(field.items ?? {}, item, [...at, index]);
    }
  }
}
