import { isUnfilled } from '../../engine/content/mistakes/placeholders.ts';
import type { FieldValue } from './desk-forms.ts';
import type { FieldEdit } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';

/** One implementation for the form in the browser and the file on the server. */
export function appliedEdit(
  value: FieldValue | undefined,
  edit: FieldEdit,
): FieldValue | undefined {
  return changed(value, edit.at, edit);
}

function changed(
  value: FieldValue | undefined,
  [step, ...rest]: FieldPath,
  edit: FieldEdit,
): FieldValue | undefined {
  if (step === undefined) return 'value' in edit ? edit.value : value;
  const isParent = rest.length === 0 && !('value' in edit);
  if (typeof step === 'number') {
    const list = isList(value) ? value : [];
    if (isParent) return changedList(list, step, edit);
    const next = changed(list[step], rest, edit);
    if (next === undefined) return list;
    return step in list ? list.with(step, next) : [...list, next];
  }
  const { [step]: old, ...others } = isGroup(value) ? value : {};
  if (isParent && 'remove' in edit) return others;
  const next = changed(old, rest, edit);
  return next === undefined ? others : { ...(isGroup(value) ? value : {}), [step]: next };
}

function changedList(list: List, index: number, edit: FieldEdit): List {
  if ('insert' in edit) return list.toSpliced(index, 0, edit.insert);
  const others = list.toSpliced(index, 1);
  const item = list[index];
  return 'moveTo' in edit && item !== undefined ? others.toSpliced(edit.moveTo, 0, item) : others;
}

export function valueAt(value: FieldValue | undefined, at: FieldPath): FieldValue | undefined {
  return at.reduce<FieldValue | undefined>((found, step) => {
    if (typeof step === 'number') return isList(found) ? found[step] : undefined;
    return isGroup(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }, value);
}

type Leaf = { readonly at: FieldPath; readonly value: string | number | boolean | null };

/** Every value that is neither a group nor a list. */
export function* leavesIn(
  value: FieldValue | undefined,
  at: FieldPath = [],
): Generator<Leaf, void, undefined> {
  if (isList(value)) {
    for (const [index, one] of value.entries()) yield* leavesIn(one, [...at, index]);
  } else if (isGroup(value)) {
    for (const [name, one] of Object.entries(value)) yield* leavesIn(one, [...at, name]);
  } else if (value !== undefined) yield { at, value };
}

/** The places in a value that are still to be filled in. */
export const blanksIn = (value: FieldValue | undefined): FieldPath[] =>
  [...leavesIn(value)].flatMap(({ at, value }) => (value === '' || isUnfilled(value) ? [at] : []));

type Group = { readonly [name: string]: FieldValue };
type List = readonly FieldValue[];

export const isGroup = (value: FieldValue | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: FieldValue | undefined): value is List => Array.isArray(value);

export const isSamePath = (one: FieldPath, other: FieldPath) =>
  one.length === other.length && isWithin(one, other);

/** Whether a path is a place or inside it. */
export const isWithin = (path: FieldPath, place: FieldPath) =>
  place.every((step, at) => path[at] === step);

/** The ID of a field's element: `field.faqs.0.q`. */
export const fieldId = (path: FieldPath) => ['field', ...path].join('.');
