import { z } from 'zod';
import { leastWidth, type PhotographUse } from '../kernel/photograph.ts';
import type { FieldKind, FieldValue, FormField, NamedField } from './desk-forms.ts';
import { fieldTitle } from './field-titles.ts';

/** The part of JSON Schema that zod writes for our schemas, with our marks. */
type Shape = {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly from?: string;
  readonly link?: unknown;
  readonly unique?: true;
  readonly usual?: true;
  readonly photograph?: PhotographUse;
  readonly media?: 'film' | 'captions' | 'download' | 'logo';
};

/** Texts that may be longer than this get a field of several lines, in characters. */
const lineLength = 120;

/** Integers that zod does not limit are limited to what a double holds exactly. */
const noLimit = Number.MAX_SAFE_INTEGER;

/**
 * The form of a schema. It follows from the schema alone; what JSON Schema cannot say, such as our
 * own messages, is left to the check.
 */
export function formField(schema: z.ZodType): FormField {
  // Its types are those of JSON Schema as a whole.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return described(shape, '', false);
}

function described(shape: Shape, name: string, isOptional: boolean, about = ''): FormField {
  return {
    title: shape.title ?? fieldTitle(name),
    help: shape.description ?? about,
    isOptional,
    isUsual: shape.usual === true,
    ...kindOfField(shape, name),
  };
}

function kindOfField(shape: Shape, name: string): FieldKind {
  if (shape.properties) return { type: 'group', fields: fieldsOf(shape) };
  if (shape.items) return list(shape, shape.items, name);
  if (shape.enum) return { type: 'choice', choices: shape.enum.map(choice) };
  if (shape.type === 'boolean' || shape.const === true) return { type: 'switch' };
  if (shape.type === 'number' || shape.type === 'integer') return number(shape);
  return shape.format === 'date' ? { type: 'date' } : text(shape);
}

const choice = (value: string) => ({ value, title: fieldTitle(value) });

function fieldsOf({ properties = {}, required = [] }: Shape): NamedField[] {
  return Object.entries(properties).map(([name, shape]) => {
    return { name, ...described(shape, name, !required.includes(name)) };
  });
}

function list(shape: Shape, items: Shape, name: string): FieldKind {
  const names = Object.keys(items.properties ?? {});
  const label = labels.find((one) => names.includes(one));
  return {
    type: 'list',
    item: described(items, name, false, shape.description),
    min: shape.minItems ?? 0,
    ...(shape.maxItems !== undefined && { max: shape.maxItems }),
    blank: blank(items),
    ...(label && { label }),
  };
}

/** The fields that tell items apart, the best first. */
const labels = ['name', 'title', 'company', 'client', 'label', 'q', 'from', 'photo', 'id'];

/** An item in which everything is still to be filled in. */
function blank(shape: Shape): FieldValue {
  if (shape.properties) {
    const wanted = Object.entries(shape.properties).filter(
      ([name, { usual }]) => shape.required?.includes(name) || usual,
    );
    return Object.fromEntries(wanted.map(([name, one]) => [name, blank(one)]));
  }
  if (shape.items)
    return Array.from({ length: shape.minItems ?? 0 }, () => blank(shape.items ?? {}));
  if (shape.type === 'boolean') return false;
  if (shape.type === 'number' || shape.type === 'integer') return shape.minimum ?? 0;
  return shape.enum?.[0] ?? '';
}

function number({ minimum, maximum, type }: Shape): FieldKind {
  return {
    type: 'number',
    ...(minimum !== undefined && minimum > -noLimit && { min: minimum }),
    ...(maximum !== undefined && maximum < noLimit && { max: maximum }),
    isWhole: type === 'integer',
  };
}

function text(shape: Shape): FieldKind {
  const { minLength = 0, maxLength, photograph, format } = shape;
  return {
    type: 'text',
    min: minLength,
    ...(maxLength !== undefined && { max: maxLength }),
    isLong: maxLength !== undefined && maxLength > lineLength && !photograph && !shape.media,
    ...(shape.from && { from: shape.from }),
    ...(shape.link === true && { isLink: true as const }),
    ...(photograph && { photograph, leastWidth: leastWidth(photograph) }),
    ...(shape.media && { media: shape.media }),
    ...(shape.unique && { isId: true as const }),
    ...((format === 'email' || format === 'uri') && { format: format === 'uri' ? 'url' : format }),
  };
}
