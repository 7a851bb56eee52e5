import { idFrom } from '../../../engine/kernel/slug.ts';
import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import { valueAt } from '../field-values.ts';
import { shownText } from '../fill-in.ts';
import { fieldAt } from '../item-name.ts';

/** Fields that name an item, best first. */
const names = ['name', 'title', 'company'];

/** A new item's ID follows its name until it is saved or typed by hand. */
export function withShortName(
  edit: FieldEdit,
  form: FormField,
  now: FieldValue | undefined,
  saved: FieldValue | undefined,
): readonly FieldEdit[] {
  const { properties = {} } = fieldAt(edit.at.slice(0, -1), form) ?? {};
  const isName = edit.at.at(-1) === names.find((one) => one in properties);
  if (!('value' in edit) || typeof edit.value !== 'string' || !isName) return [edit];
  const at = [...edit.at.slice(0, -1), 'id'];
  const id = shownText(valueAt(now, at));
  // Other files may refer to a saved ID.
  const isSaved = id !== '' && valueAt(saved, at) === id;
  const isOwn = id === '' || id === idFrom(shownText(valueAt(now, edit.at)));
  if (!properties.id?.unique || isSaved || !isOwn) return [edit];
  return [edit, { at, value: idFrom(edit.value) }];
}
