import { isUnfilled } from '../../engine/content/mistakes/placeholders.ts';
import { type FieldValue, type FormField, fieldsOf } from './desk-forms.ts';
import type { FieldPath } from './desk-problem.ts';
import { isGroup, valueAt } from './field-values.ts';
import { shownText } from './fill-in.ts';

/** Fields that identify an item, best first. */
const labels = 'name title company client label q from photo id section'.split(' ');

/** A list item's label: its own name, or its position. */
export function itemName(list: FormField, item: FieldValue | undefined, at: number): string {
  const own = isGroup(item) ? namedBy(list, item) : shownText(item);
  return own || `${oneOf(list.title ?? '')} ${at + 1}`;
}

function namedBy(
  { items = {} }: FormField,
  value: { readonly [name: string]: FieldValue },
): string {
  const [from, to] = [shownText(value.from), shownText(value.to)];
  // A range of days, or a redirect.
  if (from && to) return from === to ? from : `${from} to ${to}`;
  const fields = fieldsOf(items);
  const label = labels.find((one) => fields.some(({ name }) => name === one));
  // Enumerated values don't identify an item, so they are a last resort.
  const own = fields.flatMap(({ name, field }) => (label && field.enum ? [] : [name]));
  const texts = [...(label ? [label] : []), ...own].map((name) => shownText(value[name]));
  return texts.find((text) => text !== '') ?? '';
}

/** Singular forms of list titles that don't just drop the `s`. */
const singulars: Readonly<Record<string, string>> = {
  Beam: 'Subject',
  'Beside the text': 'Figure',
  'Case studies': 'Case study',
  'Examples for trades': 'Example',
  'Former addresses': 'Former address',
  'In each size': 'Entry',
  'Names of the figures': 'Name',
  'Opening hours': 'Set of hours',
  People: 'Person',
  'Pieces of work': 'Piece of work',
  'Questions and answers': 'Question',
  'Struck out': 'Line',
  Team: 'Person',
  Timeline: 'Year',
  Timetable: 'Stage',
  'Top menu': 'Link',
  Transcript: 'Paragraph',
  'What is in each size': 'Row',
  'What you get': 'Thing you get',
  'Who else gets leads': 'Recipient',
};

/** `FAQs` becomes `FAQ`. */
export const oneOf = (title: string) => singulars[title] ?? title.replace(/s$/, '');

/** `a set of hours`, for sentences and buttons. */
export function oneMore(title: string): string {
  const one = oneOf(title);
  return `${/^(?!us)[aeiou]/i.test(one) ? 'an' : 'a'} ${one.toLowerCase()}`;
}

/** A field's path as labels: `People, Nell Hedley, Role`. */
export function fieldName(path: FieldPath, top: FormField, values: FieldValue | undefined): string {
  const names: string[] = [];
  for (const [at, step] of path.entries()) {
    const field = fieldAt(path.slice(0, at), top);
    if (field?.properties) {
      const orElse = orElseOf(field, String(step), valueAt(values, path.slice(0, at)));
      const title = field.properties[step]?.title ?? String(step);
      names.push(orElse ? `${title} or ${orElse}` : title);
    } else if (field?.items) {
      const item = valueAt(values, path.slice(0, at + 1));
      if (isGroup(item)) names.push(itemName(field, item, Number(step)));
      else names.splice(-1, 1, `${oneOf(field.title ?? '')} ${Number(step) + 1}`);
    }
  }
  return names.join(', ');
}

/** The title of what would do in place of a field of a group, while neither is there. */
export function orElseOf(
  { properties = {} }: FormField,
  name: string,
  value: FieldValue | undefined,
): string | undefined {
  const names = Object.keys(properties);
  const other = properties[name]?.orElse ?? names.find((one) => properties[one]?.orElse === name);
  const isThere = [name, other].some((one) => {
    const given = one && valueAt(value, [one]);
    return given && !isUnfilled(given);
  });
  return other && !isThere ? properties[other]?.title?.toLowerCase() : undefined;
}

export function fieldAt(path: FieldPath, top: FormField): FormField | undefined {
  return path.reduce<FormField | undefined>(
    (field, step) => field?.items ?? field?.properties?.[step],
    top,
  );
}
