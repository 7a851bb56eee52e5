import { type Form, fieldsOf } from '../../site/forms/form.ts';

/** The maximum characters of each text field of a form, by field name. */
export function limitsOf(form: Form): Readonly<Record<string, number>> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => ('limit' in field ? [[field.name, field.limit]] : [])),
  );
}

/** The options of each choice field of a form, by field name. */
export function optionsOf(form: Form): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => ('options' in field ? [[field.name, field.options]] : [])),
  );
}
