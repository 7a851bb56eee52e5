import { z } from 'zod';

/** The schema at a path; optional fields are unwrapped on the way. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  // zod's types are loose here: all our schemas use the full library.
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest);
  const next = schema instanceof z.ZodObject ? schema.shape[String(step)] : undefined;
  return next && schemaAt(next, rest);
}
