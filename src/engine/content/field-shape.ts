import { z } from 'zod';
import type { Marks } from './marked-fields.ts';

/** A field in JSON Schema as zod writes it, with our marks. */
export type FieldShape = Marks & {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldShape>>;
  readonly required?: readonly string[];
  readonly items?: FieldShape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  /** Values that the schema accepts, for a field that most words do not fit. */
  readonly examples?: readonly (string | number)[];
};

export const maxNamed = 13;

/**
 * Leaves out what JSON Schema cannot express, such as our messages. A field without a title is
 * titled after its name: `openingHours` becomes "Opening hours".
 */
export function fieldShape(schema: z.ZodType): FieldShape {
  // zod's type covers all of JSON Schema.
  return titled(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldShape);
}

function titled(shape: FieldShape): FieldShape {
  const { items, properties } = shape;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const title = spaced(name).replace(/^./, (first) => first.toUpperCase());
    return [name, { title, ...titled(field) }];
  });
  return {
    ...shape,
    ...(items && { items: titled(items) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
  };
}

/**
 * A new value with the required and usual fields, and lists at their minimum length.
 *
 * @param leaf makes a value from its shape and the description of the list it is in.
 * @param items the length of a list without a minimum.
 */
export function newValue<Value>(
  shape: FieldShape,
  leaf: (shape: FieldShape, about?: string) => Value,
  items: number,
  about?: string,
): NewValue<Value> {
  const { properties, required = [], items: item, minItems = items, description } = shape;
  if (item) return Array.from({ length: minItems }, () => newValue(item, leaf, items, description));
  if (!properties) return leaf(shape, about);
  const wanted = Object.entries(properties).filter(
    ([name, { usual }]) => required.includes(name) || usual,
  );
  return Object.fromEntries(wanted.map(([name, one]) => [name, newValue(one, leaf, items)]));
}

type NewValue<Value> =
  | Value
  | readonly NewValue<Value>[]
  | { readonly [name: string]: NewValue<Value> };

/**
 * Describes a field and its format: `Who wrote it (the id of one of the people).` Empty without a
 * description.
 */
export function fieldSentence(shape: FieldShape): string {
  return shape.description?.replace(/\.?$/, `${written(shape)}.`) ?? '';
}

function written(shape: FieldShape): string {
  const { items, from, minLength = 0, maxLength } = shape;
  if (shape.enum && shape.enum.length <= maxNamed) return `: ${shape.enum.join(', ')}`;
  if (items?.from) return ` (a list of ${inWords(items.from, 's of')})`;
  if (items) return items.link ? ' (a list of paths, such as /work)' : ' (a list)';
  if (from) return ` (the ${inWords(from, ' of one of the')})`;
  if (shape.enum) return ' (the list is in content/README.md)';
  if (shape.link === true) return ' (its path, such as /work)';
  if (shape.type === 'boolean') return ' (true or false)';
  if (shape.format === 'date') return ', such as 2026-03-12';
  if (shape.photograph) return ' (a file in content/media, such as tiles.jpg)';
  if (shape.media) return ` (${mediaWords[shape.media]})`;
  return minLength > 1 && maxLength ? ` (${minLength} to ${maxLength} characters)` : '';
}

const mediaWords = {
  film: 'an MP4 or WebM in content/media, such as launch-day.mp4',
  captions: 'a WebVTT file in content/media, such as launch-day.vtt',
  download: 'a file in content/media',
  logo: 'an SVG in content/media, such as saltgrass.svg',
};

/** `caseStudies.id` becomes `id of one of the case studies`. */
function inWords(from: string, between: string): string {
  const [name = '', list = ''] = from.split('.').reverse();
  return `${name}${between} ${spaced(list)}`;
}

function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
