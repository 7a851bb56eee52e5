import { idFrom } from '../../../engine/kernel/slug.ts';
import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import { valueAt } from '../field-values.ts';
import { shownText } from '../fill-in.ts';
import { fieldAt } from '../item-name.ts';

/** The short name of a new item follows its name, until it is saved or typed by hand. */
export function withShortName(
  edit: FieldEdit,
  form: FormField,
  now: FieldValue | undefined,
  saved: FieldValue | undefined,
): readonly FieldEdit[] {
  if (!('value' in edit) || typeof edit.value !== 'string' || edit.at.at(-1) !== 'name') {
    return [edit];
  }
  const at = [...edit.at.slice(0, -1), 'id'];
  const id = shownText(valueAt(now, at));
  // Others may call it by one that is saved.
  const isSaved = id !== '' && valueAt(saved, at) === id;
  const isOwn = id === '' || id === idFrom(shownText(valueAt(now, edit.at)));
  if (!fieldAt(at, form)?.unique || isSaved || !isOwn) return [edit];
  return [edit, { at, value: idFrom(edit.value) }];
}
