import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';

/** What shows a field: how its schema describes it, where it is and what it says. */
export type FieldProps<Kind extends FormField['type'] = FormField['type']> = {
  readonly field: Extract<FormField, { type: Kind }>;
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
};
