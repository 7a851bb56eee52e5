import { type Form, fieldsOf, type Submission } from '../../site/forms/form.ts';

/** The optional fields of a form, as a row has them. */
type Blank<F extends Form> = {
  readonly [Field in keyof Submission<F> as null extends Submission<F>[Field]
    ? Field
    : never]: null;
};

/** What a row has for the optional fields that a visitor leaves blank. */
export function blankFields<F extends Form>(form: F): Blank<F> {
  const optional = fieldsOf(form).filter((field) => 'isOptional' in field);
  // `Blank` follows from the same fields.
  return Object.fromEntries(optional.map(({ name }) => [name, null])) as Blank<F>;
}

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
