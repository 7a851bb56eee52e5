import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import { leavesIn } from '../field-values.ts';
import { fieldAt } from '../item-name.ts';

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
  return [...leavesIn(values)].flatMap((named) =>
    named.value === from && fieldAt(named.at, field)?.heading ? [{ at: named.at, value }] : [],
  );
}

/** One that is empty for a moment is still a heading. */
function headings(text: string): string[] {
  return [...text.matchAll(/^##(?:[ \t]+(.*))?$/gm)].map(([, words = '']) => words.trim());
}
