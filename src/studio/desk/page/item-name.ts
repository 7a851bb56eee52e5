import type { FieldValue, FormField } from '../desk-forms.ts';
import { isGroup } from '../field-values.ts';
import { shownText } from './fill-in.ts';

type ListOf = Extract<FormField, { type: 'list' }>;

/** What an item of a list is called: by its own words, or by its place. */
export function itemName(field: ListOf, item: FieldValue | undefined, at: number): string {
  const own = isGroup(item) ? namedBy(field, item) : shownText(item);
  return own || `${oneOf(field.title)} ${at + 1}`;
}

function namedBy({ label, item }: ListOf, value: { readonly [name: string]: FieldValue }): string {
  const best = label === undefined ? '' : shownText(value[label]);
  if (best || item.type !== 'group') return best;
  const texts = item.fields.map(({ name }) => shownText(value[name]));
  return texts.find((text) => text !== '') ?? '';
}

/** Titles of lists that another rule than an s at the end makes singular. */
const singulars: Readonly<Record<string, string>> = {
  People: 'Person',
  'Former addresses': 'Former address',
  'Questions and answers': 'Question',
  'Opening hours': 'Set of hours',
};

/** `FAQs` is a list of items that are each a `FAQ`. */
export function oneOf(title: string): string {
  const own = singulars[title];
  if (own) return own;
  if (/ies$/.test(title)) return title.replace(/ies$/, 'y');
  return /s$/.test(title) && !/ss$/.test(title) ? title.replace(/s$/, '') : `${title} item`;
}
