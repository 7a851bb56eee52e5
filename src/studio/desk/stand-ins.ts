import { stringify } from 'yaml';
import type { z } from 'zod';
import { fieldShape } from '../../engine/content/field-shape.ts';
import { isUnfilled } from '../../engine/content/mistakes/placeholders.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import {
  controlOf,
  type FieldControl,
  type FieldValue,
  type FormField,
  fieldsOf,
} from './desk-forms.ts';
import type { FieldPath } from './desk-problem.ts';
import { bodyStart, fieldsIn } from './edited-text.ts';
import { appliedEdit, valueAt } from './field-values.ts';
import { stepsOf } from './problem-places.ts';

type Names = (from: string) => readonly string[];

const pages = ['/work', '/services', '/insights'] as const;

const toBeWritten = 'Still to be written';

/**
 * A page's text with something in the place of whatever is missing or wrong, so that it has a
 * preview before it is finished. It is never saved. Undefined if nothing can be made of its fields.
 */
export function withStandIns(
  path: string,
  text: string,
  schema: z.ZodType,
  problems: readonly Problem[],
  names: Names,
  day: string,
): string | undefined {
  const fields = fieldsIn(path, text);
  if (fields === undefined || fields === null || path.endsWith('.json')) return undefined;
  const own = problems.filter(({ file }) => file === path);
  const wrong = own.flatMap(({ field }) => (field ? [stepsOf(field)] : []));
  // What lies in a group comes before the group.
  wrong.sort((a, b) => b.length - a.length);
  const filled = wrong.reduce<FieldValue | undefined>((data, at) => {
    const found = schemaAt(schema, at);
    const value = valueAt(data, at);
    const isLeftOut = !found || (found.safeParse(undefined).success && !isWritten(value));
    if (isLeftOut) return appliedEdit(data, { at, remove: true });
    return appliedEdit(data, { at, value: standIn(fieldShape(found), { value, at, names, day }) });
  }, fields);
  return `---\n${stringify(filled)}---\n${bodyWithout(path, text, own)}`;
}

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && !isUnfilled(value) && value.trim() !== '';

type Place = {
  readonly value: FieldValue | undefined;
  readonly at: FieldPath;
  readonly names: Names;
  readonly day: string;
};

function standIn(field: FormField, place: Place): FieldValue {
  const { value, at, names, day } = place;
  const within = (one: FormField, step: string | number) =>
    standIn(one, { ...place, value: undefined, at: [...at, step] });
  const words = () => {
    const { minLength = 0, maxLength } = field;
    return (isWritten(value) ? value.trim() : toBeWritten)
      .padEnd(minLength, '…')
      .slice(0, maxLength);
  };
  const controls: Record<FieldControl, () => FieldValue> = {
    name: () => names(field.from ?? '')[0] ?? '',
    page: () => pages[Number(at.at(-1)) % pages.length] ?? '/',
    text: words,
    media: words,
    date: () => day,
    number: () => Math.max(field.minimum ?? 1, 1),
    switch: () => false,
    choice: () => field.enum?.[0] ?? '',
    list: () =>
      Array.from({ length: Math.max(field.minItems ?? 0, 1) }, (_, index) =>
        within(field.items ?? {}, index),
      ),
    group: () => {
      const required = fieldsOf(field).filter(({ isOptional }) => !isOptional);
      return Object.fromEntries(required.map(({ name, field: one }) => [name, within(one, name)]));
    },
  };
  return controls[controlOf(field)]();
}

/** The text without the lines that have mistakes, and never without any words. */
function bodyWithout(path: string, text: string, problems: readonly Problem[]): string {
  const begin = bodyStart(path, text);
  const first = text.slice(0, begin).split('\n').length;
  const wrong = new Set(problems.map(({ field, line }) => (field ? undefined : line)));
  const lines = text.slice(begin).split('\n');
  const body = lines.filter((_, at) => !wrong.has(first + at)).join('\n');
  return /[\p{L}\p{N}]/u.test(body) ? body : `\n${toBeWritten}.\n`;
}
