import { type Form, fieldsOf } from '../../forms/form.ts';

/** The most characters of each field of a form that is typed, by its name. */
export function limitsOf(form: Form): Readonly<Record<string, number>> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => ('limit' in field ? [[field.name, field.limit]] : [])),
  );
}

/** What may be chosen in each field of a form that is a choice, by its name. */
export function optionsOf(form: Form): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => ('options' in field ? [[field.name, field.options]] : [])),
  );
}
