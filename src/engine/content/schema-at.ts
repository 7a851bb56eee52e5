import { z } from 'zod';

/** The schema of the value at a path; optional fields are unwrapped on the way. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const bare = unwrapped(schema);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (bare instanceof z.ZodObject) {
    const next: z.ZodType | undefined = bare.shape[String(step)];
    return next && schemaAt(next, rest);
  }
  // zod types the element as its core type; every schema here is made with the full library.
  return bare instanceof z.ZodArray ? schemaAt(bare.element as z.ZodType, rest) : undefined;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}
