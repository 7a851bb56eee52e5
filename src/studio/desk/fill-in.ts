import type { FieldValue } from './desk-forms.ts';

/** Marks a value of a template that is to be filled in; a hint may follow. */
const mark = /^FILL IN:?\s*/;

/** Unfilled values show as blank. */
export function shownText(value: FieldValue | undefined): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return mark.test(text) ? '' : text;
}

/** The hint in an unfilled value. */
export function hintIn(value: FieldValue | undefined): string | undefined {
  if (typeof value !== 'string' || !mark.test(value)) return undefined;
  return value.replace(mark, '') || undefined;
}
