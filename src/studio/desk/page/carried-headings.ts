import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import { leavesIn } from '../field-values.ts';
import { fieldAt } from '../item-name.ts';

/**
 * Fields refer to headings by their words, so they must follow while a heading is edited.
 *
 * @returns edits of the fields that name the one heading by which two texts differ.
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
  return [...leavesIn(values)].flatMap((named) =>
    named.value === from && fieldAt(named.at, field)?.heading ? [{ at: named.at, value }] : [],
  );
}

/** Includes a heading that is empty for a moment. */
function headings(text: string): string[] {
  return [...text.matchAll(/^##(?:[ \t]+(.*))?$/gm)].map(([, words = '']) => words.trim());
}
