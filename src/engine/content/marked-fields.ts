import { z } from 'zod';
import type { PhotographUse } from '../kernel/photograph.ts';
import type { PlainKind } from './media.ts';

/** What a schema declares of a field besides its type. */
export type Marks = {
  /** The list its values must be in: `clients.name` is the names of the clients. */
  readonly from?: string;
  /**
   * Whether it is a path that must be a page of the site, or a function that gets such a path from
   * it. Fields that the schema refuses are missing from what that function gets.
   */
  readonly link?: true | ((value: never) => DerivedLink | undefined);
  readonly unique?: true;
  /** Whether it names a photograph in `content/media/`, and for which place on the page. */
  readonly photograph?: PhotographUse;
  readonly media?: PlainKind | 'logo';
  /** Whether its value must be the words of a heading in its file's text. */
  readonly heading?: true;
  /** Whether it is a sum in pounds. */
  readonly money?: true;
  /** What a text that the schema refuses was probably meant to be. */
  readonly meant?: (text: string) => string | undefined;
  /** Whether `npm run new` asks for it, although it may be left out. */
  readonly usual?: true;
};

/** A link in a value, and the field to correct if it is broken. */
type DerivedLink = { readonly href: string; readonly at: readonly PropertyKey[] };

declare module 'zod' {
  interface GlobalMeta extends Marks {}
}

/** A field with marks; `items` stands for every item of a list. */
export type MarkedField = {
  readonly steps: readonly (string | typeof items)[];
  readonly marks: Marks;
};

const items = Symbol('items');

const known = new WeakMap<z.ZodType, readonly MarkedField[]>();

/** Every field of a schema that has marks, at any depth; cached. */
export function markedFields(schema: z.ZodType): readonly MarkedField[] {
  const found = known.get(schema) ?? [...fieldsOf(schema, [])];
  known.set(schema, found);
  return found;
}

const marked = ['from', 'link', 'unique', 'photograph', 'media', 'heading'] as const;

function* fieldsOf(schema: z.ZodType, steps: MarkedField['steps']): Generator<MarkedField> {
  const marks = schema.meta();
  if (marks && marked.some((name) => marks[name])) yield { steps, marks };
  // zod types what lies within as its core type; every schema here is made with the full library.
  if (schema instanceof z.ZodOptional) yield* fieldsOf(schema.unwrap() as z.ZodType, steps);
  if (schema instanceof z.ZodArray) yield* fieldsOf(schema.element as z.ZodType, [...steps, items]);
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      yield* fieldsOf(field, [...steps, name]);
    }
  }
}

export type Found = { readonly at: readonly PropertyKey[]; readonly value: unknown };

const values = new WeakMap<object, Map<MarkedField, readonly Found[]>>();

/** Every value of a field in a file; cached, since most files stay the same from save to save. */
export function valuesIn(file: unknown, field: MarkedField): readonly Found[] {
  if (typeof file !== 'object' || file === null) return find(file, field);
  const ofFile = values.get(file) ?? new Map<MarkedField, readonly Found[]>();
  values.set(file, ofFile);
  const found = ofFile.get(field) ?? find(file, field);
  ofFile.set(field, found);
  return found;
}

function find(file: unknown, { steps }: MarkedField): Found[] {
  let found: Found[] = [{ at: [], value: file }];
  for (const step of steps) found = found.flatMap((one) => within(one, step));
  return found.filter(({ value }) => value !== undefined);
}

function within({ at, value }: Found, step: string | typeof items): Found[] {
  if (step !== items) return [{ at: [...at, step], value: Object(value)[step] }];
  return Array.isArray(value)
    ? value.map((item, index) => ({ at: [...at, index], value: item }))
    : [];
}

/** The values that `clients.name` names; undefined where that file could not be read. */
export function valuesNamed(
  from: string,
  data: ReadonlyMap<string, { readonly value: unknown } | undefined>,
): string[] | undefined {
  const [name = '', ...steps] = from.split('.');
  const file = data.get(name);
  if (!file) return undefined;
  let values = [file.value].flat();
  for (const step of steps) values = values.flatMap((value) => Object(value)[step]);
  return values.map(String);
}
