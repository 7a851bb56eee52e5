import { z } from 'zod';
import { toFillIn } from '../content/mistakes/placeholders.ts';

/** What a template is made from: the part of JSON Schema that zod writes for our schemas. */
type Shape = {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  /** The mark of `nameOf`. */
  readonly from?: string;
  /** The mark of what may be left out, but seldom is. */
  readonly usual?: true;
};

/** The values that a field may have, by its `from` mark: `clients.name`. */
export type Known = (from: string) => readonly string[];

/** The required and usual fields of a schema, each saying what is to be filled in; and the others. */
export type Template = {
  readonly fields: Record<string, unknown>;
  readonly optional: readonly string[];
};

/** A template that follows from a schema alone, so every kind of file has one. */
export function template(schema: z.ZodType, known: Known): Template {
  // Its types are those of JSON Schema as a whole.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fields = shownFields(shape, known);
  const optional = Object.keys(shape.properties ?? {}).filter((name) => !(name in fields));
  return { fields, optional };
}

function shownFields(
  { properties = {}, required = [] }: Shape,
  known: Known,
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, { usual }]) => required.includes(name) || usual,
  );
  return Object.fromEntries(shown.map(([name, shape]) => [name, value(shape, known)]));
}

/** @param about the description of the list that it is an item of. */
function value(shape: Shape, known: Known, about = ''): unknown {
  if (shape.properties) return shownFields(shape, known);
  if (shape.items) {
    const item = value(shape.items, known, shape.description);
    return Array.from({ length: shape.minItems ?? 1 }, () => item);
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.type === 'boolean') return false;
  const { description = about } = shape;
  const more = [choice(shape, known, description), limit(shape, description)];
  return [`${toFillIn}: ${description}`, ...more].filter((part) => part !== '').join(' ');
}

/** `It is one of nell, tom, priya.`, where that is a short list and not said already. */
function choice({ enum: values, from }: Shape, known: Known, description: string): string {
  const all = values ?? (from ? known(from) : []);
  const isSaid = all.every((one) => description.includes(one));
  return isSaid || all.length > 13 ? '' : `It is one of ${all.join(', ')}.`;
}

function limit({ maxLength, enum: values, from }: Shape, description: string): string {
  const isSaid = values || from || /character/.test(description);
  return isSaid || !maxLength || maxLength > 500 ? '' : `At most ${maxLength} characters.`;
}
