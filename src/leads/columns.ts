import { type FieldKind, fieldKinds, fieldsOf } from '../forms/form.ts';
import { forms as formTables } from '../forms/forms.ts';
import type { Form, Lead } from './lead.ts';

/** A question of a form: a column of its table, of the CSV, and a part of the list. */
export type Column = Exclude<keyof Lead, (typeof serverColumns)[number] | 'form'>;

/** What the database adds to each row. */
export const serverColumns = ['id', 'created_at', 'answered_at', 'suspect'] as const;

export const forms: readonly Form[] = formTables.map(({ name }) => name);

const table = (form: Form) => formTables.find(({ name }) => name === form) ?? formTables[0];

/** The table in the database that a form writes to. */
export const tableOf = (form: Form) => table(form).table;

/** What a form asks, in the order in which it does. */
export const columnsOf = (form: Form) => fieldsOf(table(form)).map(({ name }) => name as Column);

/** What any form asks, each once: first what is short and what all of them ask. */
export const allColumns: readonly Column[] = ofKinds(fieldKinds);

/** What is chosen rather than written. */
export const choices: readonly Column[] = ofKinds(['some', 'one']);

function ofKinds(kinds: readonly FieldKind[]): Column[] {
  const fields = formTables.flatMap((form) => fieldsOf(form));
  const names = kinds.flatMap((kind) => fields.filter((field) => field.kind === kind));
  // The names are those of the forms, and so of what they send.
  return [...new Set(names.map(({ name }) => name as Column))];
}
