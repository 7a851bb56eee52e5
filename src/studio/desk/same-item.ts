import type { FieldValue, FormField } from './desk-forms.ts';
import type { Lists } from './desk-lists.ts';
import type { FieldEdit } from './desk-messages.ts';
import { valueAt } from './field-values.ts';
import { shownText } from './fill-in.ts';
import { fieldAt } from './item-name.ts';

/**
 * Fields of a group that name one item in two ways change together: a testimonial's client, by its
 * name, and the client whose logo is shown, by its ID. Not if somebody has chosen two items.
 */
export function withSameItem(
  edit: FieldEdit,
  form: FormField,
  now: FieldValue | undefined,
  names: Lists['names'],
): readonly FieldEdit[] {
  const group = edit.at.slice(0, -1);
  const { properties = {} } = fieldAt(group, form) ?? {};
  const { from } = properties[edit.at.at(-1) ?? ''] ?? {};
  if (!from || !('value' in edit)) return [edit];
  const indexOf = (list: string, value: FieldValue | undefined) =>
    names[list]?.findIndex((one) => one.value === value) ?? -1;
  const before = indexOf(from, valueAt(now, edit.at));
  const after = indexOf(from, edit.value);
  const others = Object.entries(properties).flatMap(([name, field]): FieldEdit[] => {
    const { from: list = '' } = field;
    const at = [...group, name];
    const old = valueAt(now, at);
    const follows = shownText(old) === '' || (before >= 0 && indexOf(list, old) === before);
    const value = names[list]?.[after]?.value;
    const isSameList = list !== from && listOf(list) === listOf(from);
    return isSameList && follows && value !== undefined ? [{ at, value }] : [];
  });
  return [edit, ...others];
}

/** `clients.name` is of `clients`. */
const listOf = (from: string) => from.replace(/\.\w+$/, '');
