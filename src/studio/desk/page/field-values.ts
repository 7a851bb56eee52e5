import type { FieldValue } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';

type Group = { readonly [name: string]: FieldValue };

/** What the fields are after an edit. What the path does not lead to stays as it is. */
export function withEdit(value: FieldValue | undefined, edit: FieldEdit): FieldValue | undefined {
  return changed(value, edit.at, edit);
}

function changed(
  value: FieldValue | undefined,
  [step, ...rest]: FieldPath,
  edit: FieldEdit,
): FieldValue | undefined {
  if (step === undefined) return 'value' in edit ? edit.value : value;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? (value as readonly FieldValue[]) : [];
    return rest.length > 0 ? withItem(list, step, rest, edit) : editedList(list, step, edit);
  }
  const group = isGroup(value) ? value : {};
  if (rest.length === 0 && 'remove' in edit) {
    return Object.fromEntries(Object.entries(group).filter(([name]) => name !== step));
  }
  if (rest.length === 0 && !('value' in edit)) return group;
  const next = changed(group[step], rest, edit);
  return next === undefined ? group : { ...group, [step]: next };
}

function withItem(
  list: readonly FieldValue[],
  index: number,
  rest: FieldPath,
  edit: FieldEdit,
): FieldValue {
  return list.map((item, at) => (at === index ? (changed(item, rest, edit) ?? item) : item));
}

function editedList(list: readonly FieldValue[], index: number, edit: FieldEdit): FieldValue {
  if ('insert' in edit) return list.toSpliced(index, 0, edit.insert);
  if ('remove' in edit) return list.toSpliced(index, 1);
  if ('value' in edit) return list.map((item, at) => (at === index ? edit.value : item));
  const item = list[index];
  return item === undefined ? list : list.toSpliced(index, 1).toSpliced(edit.moveTo, 0, item);
}

/** The value that a path leads to. */
export function valueAt(value: FieldValue | undefined, path: FieldPath): FieldValue | undefined {
  return path.reduce<FieldValue | undefined>((found, step) => {
    if (typeof step === 'number') return Array.isArray(found) ? found[step] : undefined;
    return isGroup(found) ? found[step] : undefined;
  }, value);
}

export function isGroup(value: FieldValue | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two paths are the same. */
export function isSamePath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** Whether a path leads to a place or into it. */
export function isWithin(path: FieldPath, place: FieldPath): boolean {
  return place.every((step, at) => path[at] === step);
}

/** The id of a field's element: `field.faqs.0.q`. */
export function fieldId(path: FieldPath): string {
  return ['field', ...path].join('.');
}
