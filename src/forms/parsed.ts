import * as z from 'zod/mini';

/** What a form may send, or what to say beside each field that is wrong. */
export type Parsed<Submission> =
  | { readonly submission: Submission; readonly messages?: undefined }
  | { readonly submission?: undefined; readonly messages: Messages<Submission> };

/** One message for each field that is wrong, in the order of the fields. */
export type Messages<Submission> = { readonly [Field in keyof Submission]?: string };

/**
 * Holds values to a schema. Where a field breaks several rules, its first message counts.
 *
 * @param row makes what is sent of what the schema gives.
 */
export function parsed<Fields, Submission>(
  schema: z.ZodMiniType<Fields>,
  values: unknown,
  row: (fields: Fields) => Submission,
): Parsed<Submission> {
  const result = z.safeParse(schema, values);
  if (result.success) return { submission: row(result.data) };
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) messages[String(path[0])] ??= message;
  // The paths are those of the schema's own fields.
  return { messages: messages as Messages<Submission> };
}
