import type { z } from 'zod';
import { type FieldShape, fieldSentence, fieldShape } from '../../engine/content/field-shape.ts';

/**
 * The fields of a content file as rows of a Markdown table, with the sentences in its schema:
 * `| title | The headline. |`. Optional fields say so.
 */
export function fieldTable(schema: z.ZodType): string[] {
  return rows(fieldShape(schema), '');
}

function rows({ items, properties = {}, required = [] }: FieldShape, prefix: string): string[] {
  if (items) return rows(items, prefix);
  return Object.entries(properties).flatMap(([name, field]) => {
    const note = required.includes(name) ? '' : ' May be left out.';
    const row = `| ${prefix}${name} | ${fieldSentence(field)}${note} |`;
    return [row, ...rows(field, `${prefix}${name}: `)];
  });
}
