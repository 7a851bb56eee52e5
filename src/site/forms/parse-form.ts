import * as z from 'zod/mini';
import { schemaOf } from './field-rules.ts';
import { type AnyValues, type Form, fieldsOf, type Submission, type Values } from './form.ts';

export type Parsed<F extends Form> =
  | { readonly submission: Submission<F>; readonly messages?: undefined }
  | { readonly submission?: undefined; readonly messages: Messages<F> };

/** One message per invalid field, in the order of the fields. */
export type Messages<F extends Form> = { readonly [Field in keyof Values<F>]?: string };

/**
 * Validates a form's values. This module brings zod, so it is loaded at the first focus. A field
 * that breaks several rules gets the first one's message; blank optional fields become null.
 */
export function parseForm<F extends Form>(form: F, values: Values<F>): Parsed<F> {
  const fields = fieldsOf(form);
  const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])));
  const result = z.safeParse(schema, values);
  if (result.success) {
    const row = Object.entries(result.data as AnyValues).map(([name, value]) => [
      name,
      value || null,
    ]);
    // Both types follow from the same fields as the schema.
    return { submission: Object.fromEntries(row) as Submission<F> };
  }
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) messages[String(path[0])] ??= message;
  return { messages: messages as Messages<F> };
}
