import { stringify } from 'yaml';
import { fieldShape } from '../../engine/content/field-shape.ts';
import { isUnfilled } from '../../engine/content/mistakes/placeholders.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { kindOf } from './content-kind.ts';
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
import { placed } from './problem-places.ts';

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
  problems: readonly Problem[],
  given: Given,
): string | undefined {
  const schema = kindOf(path)?.schema;
  const fields = fieldsIn(path, text);
  const [, heading] = /^## +(.*)$/m.exec(text.slice(bodyStart(path, text))) ?? [];
  if (!schema || fields === undefined || fields === null || path.endsWith('.json'))
    return undefined;
  const own = placed(path, text, problems).filter(({ file }) => file === path);
  const wrong = own.flatMap(({ field }) => (field ? [field] : []));
  // What lies in a group comes before the group.
  wrong.sort((a, b) => b.length - a.length);
  const filled = wrong.reduce<FieldValue | undefined>((data, at) => {
    const found = schemaAt(schema, at);
    const value = valueAt(data, at);
    const isLeftOut = !found || (found.safeParse(undefined).success && !isWritten(value));
    if (isLeftOut) return appliedEdit(data, { at, remove: true });
    return appliedEdit(data, {
      at,
      value: standIn(fieldShape(found), { ...given, value, at, heading }),
    });
  }, fields);
  return `---\n${stringify(filled)}---\n${bodyWithout(path, text, own)}`;
}

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && !isUnfilled(value) && value.trim() !== '';

type Given = {
  readonly names: Names;
  readonly day: string;
  /** Whether what was written was kept as far as it could be, and is wrong all the same. */
  readonly isAgain: boolean;
};

type Place = Given & {
  readonly value: FieldValue | undefined;
  readonly at: FieldPath;
  /** The first of its text. */
  readonly heading: string | undefined;
};

function standIn(field: FormField, place: Place): FieldValue {
  const { value, at, names, day, heading, isAgain } = place;
  const within = (one: FormField, step: string | number) =>
    standIn(one, { ...place, value: undefined, at: [...at, step] });
  const words = () => {
    const { minLength = 0, maxLength } = field;
    if (field.heading && heading) return heading;
    return (isWritten(value) && !isAgain ? value.trim() : toBeWritten)
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
