import { z } from 'zod';
import type { PhotographUse } from '../kernel/photograph.ts';
import type { PlainKind } from './media.ts';

export type Marks = {
  /** The list that its values must be in: `clients.name` for names of clients. */
  readonly from?: string;
  /**
   * Whether the value is the path of a page, or a function that derives such a path from the value.
   * The function may miss fields that the schema refuses.
   */
  readonly link?: true | ((value: never) => DerivedLink | undefined);
  readonly unique?: true;
  /** Whether the value is a photograph in `content/media/`, and where on the page it goes. */
  readonly photograph?: PhotographUse;
  readonly media?: PlainKind | 'logo';
  /** Whether the value must match a heading in the file's body. */
  readonly heading?: true;
  readonly money?: true;
  /** Whether `==` before and after words highlights them. */
  readonly highlights?: true;
  /** Whether search engines and other sites take it, and the page itself doesn't show it. */
  readonly forSearch?: true;
  /** Suggests a correction for a text that the schema refuses. */
  readonly meant?: (text: string) => string | undefined;
  /** The heading of the part that it is in, in a form that is long. */
  readonly part?: string;
  /** Whether `npm run new` asks for it although it is optional. */
  readonly usual?: true;
  /** The field beside it that does as well: one of the two is needed. */
  readonly orElse?: string;
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

/** A schema's marked fields with their values; for a missing list, one item stands for all. */
function* walk(
  schema: z.ZodType,
  value: unknown,
  at: readonly PropertyKey[],
): Generator<MarkedValue> {
  const marks = schema.meta();
  if (marks && marked.some((name) => marks[name])) yield { marks, at, value };
  // zod's types are loose here: all our schemas use the full library.
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

/** All values in a file with this mark; cached, since most files stay unchanged between saves. */
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

/** Links in fields, with the field to correct (`at`) and the one it is derived from (`from`). */
export function fieldLinks(file: WithSchema) {
  return valuesWith('link', file).flatMap(({ mark, at: from, value }) => {
    if (mark === true) return [{ href: String(value), at: from, from, isDerived: false }];
    // A group, though fields may be missing.
    const made = Object(value) === value ? mark(value as never) : undefined;
    return made ? [{ href: made.href, at: [...from, ...made.at], from, isDerived: true }] : [];
  });
}

/** Values that repeat an earlier one of the same field. */
export function repeated<Value extends Pick<MarkedValue, 'at' | 'value'>>(
  values: readonly Value[],
): Value[] {
  const key = ({ at, value }: Value) =>
    [...at.filter((step) => typeof step === 'string'), value].join('\n');
  return [...Map.groupBy(values, key).values()].flatMap(([, ...again]) => again);
}

/** The values of a list such as `clients.name`; undefined if its file could not be parsed. */
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
