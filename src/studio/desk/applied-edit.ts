import type { FieldEdit } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';

/** A file's values after an edit; what lies beside it is the same object. */
export function appliedEdit(data: unknown, edit: FieldEdit): unknown {
  return changed(data, edit.at, edit);
}

function changed(data: unknown, [step, ...rest]: FieldPath, edit: FieldEdit): unknown {
  if (step === undefined) return 'value' in edit ? edit.value : data;
  if (typeof step === 'number') return changedList(asList(data), step, rest, edit);
  const { [step]: old, ...others } = asGroup(data);
  if (rest.length === 0 && 'remove' in edit) return others;
  return { ...asGroup(data), [step]: changed(old, rest, edit) };
}

function changedList(
  list: readonly unknown[],
  index: number,
  rest: FieldPath,
  edit: FieldEdit,
): unknown[] {
  if (rest.length > 0 || 'value' in edit) {
    const next = changed(list[index], rest, edit);
    return index in list ? list.with(index, next) : [...list, next];
  }
  if ('insert' in edit) return list.toSpliced(index, 0, edit.insert);
  const others = list.toSpliced(index, 1);
  return 'moveTo' in edit && index in list ? others.toSpliced(edit.moveTo, 0, list[index]) : others;
}

const asList = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

const asGroup = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, at: FieldPath): unknown {
  return at.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}
