import { type FieldKind, fieldKinds, fieldsOf } from '../../site/forms/form.ts';
import { forms as formTables } from '../../site/forms/forms.ts';
import type { Form, Lead } from './lead.ts';

/** A form field: a column of its table and of the CSV, and part of the list. */
export type Column = Exclude<keyof Lead, (typeof serverColumns)[number] | 'form'>;

/** The columns that the database adds. */
export const serverColumns = ['id', 'created_at', 'answered_at', 'suspect'] as const;

export const forms: readonly Form[] = formTables.map(({ name }) => name);

const table = (form: Form) => formTables.find(({ name }) => name === form) ?? formTables[0];

/** A form's database table. */
export const tableOf = (form: Form) => table(form).table;

/** A form's columns, in the order of its fields. */
export const columnsOf = (form: Form) => fieldsOf(table(form)).map(({ name }) => name as Column);

/** The columns of all forms without duplicates, short and shared ones first. */
export const allColumns: readonly Column[] = ofKinds(fieldKinds);

/** The columns of choice fields. */
export const choices: readonly Column[] = ofKinds(['some', 'one']);

function ofKinds(kinds: readonly FieldKind[]): Column[] {
  const fields = formTables.flatMap((form) => fieldsOf(form));
  const names = kinds.flatMap((kind) => fields.filter((field) => field.kind === kind));
  // `Column` is derived from the same fields.
  return [...new Set(names.map(({ name }) => name as Column))];
}
