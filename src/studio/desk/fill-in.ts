import type { FieldValue } from './desk-forms.ts';

/** What a template leaves where something is to be filled in, with what belongs there after it. */
const mark = /^FILL IN:?\s*/;

/** A value as it is shown: what is still to be filled in is blank. */
export function shownText(value: FieldValue | undefined): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return mark.test(text) ? '' : text;
}

/** What belongs into a field that is still to be filled in. */
export function hintIn(value: FieldValue | undefined): string | undefined {
  if (typeof value !== 'string' || !mark.test(value)) return undefined;
  return value.replace(mark, '') || undefined;
}
