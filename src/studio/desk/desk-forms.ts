import { type FieldShape, newValue } from '../../engine/content/field-shape.ts';
import type { Choice } from './desk-lists.ts';

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** The form of a file: of its front matter, or of all of a JSON file. */
export type Form = {
  /** A group, or the list that a JSON file is. */
  readonly field: FormField;
  readonly hasBody: boolean;
  /** The most words that a text of this kind should have. */
  readonly maxWords?: number;
  /** Whether it can be deleted, and has a name of its own that can be changed. */
  readonly isPageOfMany: boolean;
  /** Whether its address comes from its title, and so changes with it; otherwise from its name. */
  readonly isAddressFromTitle: boolean;
};

/** A field of a form, as its schema declares it. Limits are only hints: the server checks them. */
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

export function choicesOf({ enum: values = [] }: FormField): Choice[] {
  return values.map((value) => ({ value, title: inWords(value) }));
}

/** `tight-lead` as `Tight lead`; what begins with a capital letter is words already. */
function inWords(value: string): string {
  if (/^[A-Z]/.test(value)) return value;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A new item of a list; lists in it are as short as they may be. */
export function blankItem({ items = {} }: FormField): FieldValue {
  return newValue<FieldValue>(items, blank, 0);
}

/** A number is blank too: a 0 that nobody wrote could be published. */
function blank({ type, enum: values }: FormField): FieldValue {
  return type === 'boolean' ? false : (values?.[0] ?? '');
}
