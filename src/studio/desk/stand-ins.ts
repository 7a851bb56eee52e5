import { stringify } from 'yaml';
import type { z } from 'zod';
import { isUnfilled } from '../../engine/content/mistakes/field-slips.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { FieldValue, FormField } from './desk-forms.ts';
import type { FieldPath } from './desk-problem.ts';
import { bodyStart, fieldsIn } from './edited-text.ts';
import { appliedEdit, valueAt } from './field-values.ts';
import { formField } from './form-field.ts';

/** The values that a field may have, by its `from` mark. */
type Names = (from: string) => readonly string[];

/** Pages that every site has. */
const pages = ['/work', '/services', '/insights'] as const;

const toBeWritten = 'Still to be written';

/**
 * A page's text with something in the place of whatever is missing or wrong, so that it has a
 * preview before it is finished. It is never saved. Undefined if nothing can be made of its fields.
 *
 * @param problems what is wrong in it.
 * @param day the business's day, for a date that is missing.
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
  const at = own.flatMap(({ field }) => (field ? [stepsOf(field)] : []));
  // What lies in a group comes before the group.
  const wrong = [...at].sort((a, b) => b.length - a.length);
  const filled = wrong.reduce<FieldValue | undefined>((data, field) => {
    return withStandIn(data, field, schema, names, day);
  }, fields);
  return `---\n${stringify(filled)}---\n${bodyWithout(path, text, own)}`;
}

const stepsOf = (field: readonly PropertyKey[]): FieldPath =>
  field.map((step) => (typeof step === 'number' ? step : String(step)));

function withStandIn(
  data: FieldValue | undefined,
  at: FieldPath,
  schema: z.ZodType,
  names: Names,
  day: string,
): FieldValue | undefined {
  const found = schemaAt(schema, at);
  if (!found) return appliedEdit(data, { at, remove: true });
  const isOptional = found.safeParse(undefined).success;
  const value = valueAt(data, at);
  const isKept = typeof value === 'string' && !isUnfilled(value) && value.trim() !== '';
  if (isOptional && !isKept) return appliedEdit(data, { at, remove: true });
  const next = standIn(formField(found), { value, at, names, day });
  return appliedEdit(data, { at, value: next });
}

type Place = {
  readonly value: unknown;
  readonly at: FieldPath;
  readonly names: Names;
  readonly day: string;
};

function standIn(field: FormField, place: Place): FieldValue {
  const { at, names, day } = place;
  switch (field.type) {
    case 'text':
      if (field.from) return names(field.from)[0] ?? '';
      if (field.isLink) return pages[Number(at.at(-1)) % pages.length] ?? '/';
      return fitting(place.value, field.min, field.max);
    case 'date':
      return day;
    case 'number':
      return field.min ?? 1;
    case 'switch':
      return false;
    case 'choice':
      return field.choices[0]?.value ?? '';
    case 'list':
      return Array.from({ length: Math.max(field.min, 1) }, (_, index) =>
        standIn(field.item, { ...place, value: undefined, at: [...at, index] }),
      );
    case 'group':
      return Object.fromEntries(
        field.fields
          .filter(({ isOptional }) => !isOptional)
          .map((one) => [
            one.name,
            standIn(one, { ...place, value: undefined, at: [...at, one.name] }),
          ]),
      );
  }
}

/** The words that are there, as long as they may be; others where there are none. */
function fitting(value: unknown, min: number, max = Number.POSITIVE_INFINITY): string {
  const isThere = typeof value === 'string' && !isUnfilled(value) && value.trim() !== '';
  const words = isThere ? value.trim() : toBeWritten;
  return words.padEnd(min, '…').slice(0, max);
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
