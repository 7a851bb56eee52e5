import type { z } from 'zod';
import { type FieldShape, fieldShape, newValue } from '../../engine/content/field-shape.ts';
import { leastWidth } from '../../engine/kernel/photograph.ts';
import type { FieldKind, FieldValue, FormField, NamedField } from './desk-forms.ts';

/** Texts that may be longer than this get a field of several lines, in characters. */
const lineLength = 120;

/** Integers that zod does not limit are limited to what a double holds exactly. */
const noLimit = Number.MAX_SAFE_INTEGER;

/** The form of a schema. It follows from the schema alone, names and help included. */
export function formField(schema: z.ZodType): FormField {
  return described(fieldShape(schema), false);
}

/** @param list whose item it is, if it is one: the item has no words of its own. */
function described(shape: FieldShape, isOptional: boolean, list?: FieldShape): FormField {
  return {
    title: shape.title ?? list?.title ?? '',
    help: shape.description ?? list?.description ?? '',
    isOptional,
    isUsual: shape.usual === true,
    ...kindOfField(shape),
  };
}

function kindOfField(shape: FieldShape): FieldKind {
  if (shape.properties) return { type: 'group', fields: fieldsOf(shape) };
  if (shape.items) return list(shape, shape.items);
  if (shape.enum) return { type: 'choice', choices: shape.enum.map(choice) };
  if (shape.type === 'boolean' || shape.const === true) return { type: 'switch' };
  if (shape.type === 'number' || shape.type === 'integer') return number(shape);
  return shape.format === 'date' ? { type: 'date' } : text(shape);
}

const choice = (value: string) => ({ value, title: inWords(value) });

/** `tight-lead` as `Tight lead`; what begins with a capital letter is words already. */
function inWords(value: string): string {
  if (/^[A-Z]/.test(value)) return value;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldsOf({ properties = {}, required = [] }: FieldShape): NamedField[] {
  return Object.entries(properties).map(([name, shape]) => {
    return { name, ...described(shape, !required.includes(name)) };
  });
}

function list(shape: FieldShape, items: FieldShape): FieldKind {
  const names = Object.keys(items.properties ?? {});
  const label = labels.find((one) => names.includes(one));
  return {
    type: 'list',
    item: described(items, false, shape),
    min: shape.minItems ?? 0,
    ...(shape.maxItems !== undefined && { max: shape.maxItems }),
    // What a form adds has no item in a list that may be empty.
    blank: newValue<FieldValue>(items, blank, 0),
    ...(label && { label }),
  };
}

/** The fields that tell items apart, the best first. */
const labels = [
  'name',
  'title',
  'company',
  'client',
  'label',
  'q',
  'from',
  'photo',
  'id',
  'section',
];

/** A value that is still to be filled in. */
function blank({ type, minimum, enum: values }: FieldShape): FieldValue {
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return minimum ?? 0;
  return values?.[0] ?? '';
}

function number({ minimum, maximum, type }: FieldShape): FieldKind {
  return {
    type: 'number',
    ...(minimum !== undefined && minimum > -noLimit && { min: minimum }),
    ...(maximum !== undefined && maximum < noLimit && { max: maximum }),
    isWhole: type === 'integer',
  };
}

function text(shape: FieldShape): FieldKind {
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
