import { z } from 'zod';
import type { PhotographUse } from '../kernel/photograph.ts';
import type { PlainKind } from './media.ts';

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

const marked = ['from', 'link', 'unique', 'photograph', 'media', 'heading'] as const;

type MarkedValue = {
  readonly marks: Marks;
  readonly at: readonly PropertyKey[];
  readonly value: unknown;
};

export function marksIn(schema: z.ZodType): Marks[] {
  return [...walk(schema, undefined, [])].map(({ marks }) => marks);
}

/** The marked fields of a schema with their values; without a list, one item stands for all. */
function* walk(
  schema: z.ZodType,
  value: unknown,
  at: readonly PropertyKey[],
): Generator<MarkedValue> {
  const marks = schema.meta();
  if (marks && marked.some((name) => marks[name])) yield { marks, at, value };
  // zod types what lies within as its core type; every schema here is made with the full library.
  if (schema instanceof z.ZodOptional) yield* walk(schema.unwrap() as z.ZodType, value, at);
  if (schema instanceof z.ZodArray) {
    for (const [index, item] of (Array.isArray(value) ? value : [undefined]).entries()) {
      yield* walk(schema.element as z.ZodType, item, [...at, index]);
    }
  }
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      yield* walk(field, Object(value)[name], [...at, name]);
    }
  }
}

const known = new WeakMap<object, readonly MarkedValue[]>();

type WithSchema = { readonly schema: z.ZodType; readonly value: unknown };

/** Every value in a file with this mark; cached, since most files stay the same from save to save. */
export function valuesWith<Name extends (typeof marked)[number]>(
  name: Name,
  { schema, value: file }: WithSchema,
) {
  const object = Object(file);
  const all = known.get(object) ?? [...walk(schema, file, [])];
  known.set(object, all);
  return all.flatMap(({ marks: { [name]: mark }, at, value }) =>
    mark === undefined || value === undefined ? [] : [{ mark, at, value }],
  );
}

/** The links in fields, where each can be corrected, and where the value is that it is made `from`. */
export function fieldLinks(file: WithSchema) {
  return valuesWith('link', file).flatMap(({ mark, at: from, value }) => {
    if (mark === true) return [{ href: String(value), at: from, from, isDerived: false }];
    // Its fields may be missing, but it is a group.
    const made = Object(value) === value ? mark(value as never) : undefined;
    return made ? [{ href: made.href, at: [...from, ...made.at], from, isDerived: true }] : [];
  });
}

/** The values that an earlier one repeats, each field for itself. */
export function repeated<Value extends Pick<MarkedValue, 'at' | 'value'>>(
  values: readonly Value[],
): Value[] {
  const key = ({ at, value }: Value) =>
    [...at.filter((step) => typeof step === 'string'), value].join('\n');
  return [...Map.groupBy(values, key).values()].flatMap(([, ...again]) => again);
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
