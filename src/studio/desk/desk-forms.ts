import { type FieldShape, newValue } from '../../engine/content/field-shape.ts';
import type { PhotographUse } from '../../engine/kernel/photograph.ts';
import type { Choice } from './desk-lists.ts';
import type { FieldPath } from './desk-problem.ts';

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** The form for a file: its front matter, or the whole of a JSON file. */
export type Form = {
  /** A group, or a list if the JSON file is one. */
  readonly field: FormField;
  readonly hasBody: boolean;
  /** The recommended maximum for this kind. */
  readonly maxWords?: number;
  /** Such a page can be deleted and renamed. */
  readonly isPageOfMany: boolean;
  /** Whether its address is made from its title; otherwise it is made from its file name. */
  readonly isAddressFromTitle: boolean;
};

/** Limits are hints for the form: the server checks them. */
export type FormField = FieldShape;

export type FieldControl = ReturnType<typeof controlOf>;

export function controlOf(field: FormField) {
  if (field.properties) return 'group';
  if (field.items) return 'list';
  if (field.enum) return 'choice';
  if (field.type === 'boolean' || field.const === true) return 'switch';
  if (field.type === 'number' || field.type === 'integer') return 'number';
  if (field.format === 'date') return 'date';
  if (field.from) return 'name';
  if (field.link === true) return 'page';
  return field.photograph || field.media ? 'media' : 'text';
}

export function fieldsOf({ properties = {}, required = [] }: FormField) {
  return Object.entries(properties).map(([name, field]) => {
    return { name, field, isOptional: !required.includes(name) };
  });
}

/** Invalid numbers are kept as text, so that the check can report them. */
export function typedValue(field: FormField, text: string): FieldValue {
  const number = Number(text);
  return controlOf(field) === 'number' && String(number) === text && Number.isFinite(number)
    ? number
    : text;
}

/** The fields of one of a form's parts. A button above the form holds a page back. */
export function partOf(field: FormField, isForSearch: boolean): FormField {
  const own = fieldsOf(field).filter(
    ({ name, field: { forSearch = false } }) => name !== 'draft' && forSearch === isForSearch,
  );
  return { ...field, properties: Object.fromEntries(own.map(({ name, field }) => [name, field])) };
}

/** So many fields fill several screens. */
export const many = 11;

type PlacedField = ReturnType<typeof fieldsOf>[number] & { readonly path: FieldPath };

/**
 * A long form's fields under the headings of its parts; none if it is short, or all is one part.
 *
 * @param isOfLists whether each of its groups and lists is a part, however few they are.
 */
export function formParts(
  form: FormField,
  isOfLists = false,
): readonly [title: string, PlacedField[]][] {
  const fields = placedFields(form, []);
  const isPlain = ({ field }: PlacedField) => !field.properties && !field.items;
  const isAlone = fields.filter(isPlain).length === 1;
  const titleOf = (one: PlacedField) =>
    isOfLists
      ? ((!isPlain(one) || isAlone) && one.field.title) || 'Basics'
      : (one.field.part ?? 'The page itself');
  const parts = [...Map.groupBy(fields, titleOf)];
  return (fields.length < many && !isOfLists) || parts.length === 1 ? [] : parts;
}

/** Takes a group apart whose fields are in several parts. */
function placedFields(group: FormField, path: FieldPath): PlacedField[] {
  return fieldsOf(group).flatMap((one) => {
    const placed = { ...one, path: [...path, one.name] };
    const isApart = !one.isOptional && fieldsOf(one.field).some(({ field }) => field.part);
    return isApart ? placedFields(one.field, placed.path) : placed;
  });
}

/** The use of the photograph that a group is about, such as a cover. */
export function photographOf({ properties, required }: FormField): PhotographUse | undefined {
  return required?.includes('photo') ? properties?.photo?.photograph : undefined;
}

export function choicesOf({ enum: values = [] }: FormField): Choice[] {
  return values.map((value) => ({ value, title: inWords(value) }));
}

/** `tight-lead` becomes `Tight lead`; a value with a capital letter is already words. */
function inWords(value: string): string {
  if (/^[A-Z]/.test(value)) return value;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A new list item; lists inside it have their minimum length. */
export function blankItem({ items = {} }: FormField): FieldValue {
  return newValue<FieldValue>(items, blank, 0);
}

/** Numbers start empty: a 0 that nobody typed could be published. */
function blank({ type, enum: values }: FormField): FieldValue {
  return type === 'boolean' ? false : (values?.[0] ?? '');
}
