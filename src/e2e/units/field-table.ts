import { z } from 'zod';

/**
 * The fields of a content file as rows of a Markdown table, with the descriptions in its schema:
 * `| title | The headline. |`. Optional fields say so.
 */
export function fieldTable(schema: z.ZodType): string[] {
  return rows(schema, '');
}

function rows(schema: z.ZodType, prefix: string): string[] {
  if (schema instanceof z.ZodArray) return rows(schema.element as z.ZodType, prefix);
  if (!(schema instanceof z.ZodObject)) return [];
  // All our content schemas use full zod, which has these types.
  return (Object.entries(schema.shape) as [string, z.ZodType][]).flatMap(([name, field]) => {
    const isOptional = field instanceof z.ZodOptional;
    const inner = isOptional ? (field.unwrap() as z.ZodType) : field;
    const sentence = field.description ?? inner.description ?? '';
    const note = isOptional ? ' May be left out.' : '';
    const row = `| ${prefix}${name} | ${sentence}${note} |`;
    return [row, ...rows(inner, `${prefix}${name}: `)];
  });
}
