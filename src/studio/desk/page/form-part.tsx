import { flushSync } from 'react-dom';
import { type FormField, fieldsOf, partOf } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import type { DeskPlace } from './desk-address.ts';
import { useEdit } from './edit-context.ts';
import { GroupFields, ListField } from './list-field.tsx';

/** A part of the form or, if the fields cannot be parsed, their text. */
export function FormPart({ isForSearch = false }) {
  const { editing } = useEdit();
  const { file, now } = editing.state();
  const { field, hasBody } = file.form;
  const id = isForSearch ? 'search-fields' : 'fields';
  if (now.values !== undefined) {
    const part = field.properties && partOf(field, isForSearch);
    if (isForSearch && fieldsOf(part ?? {}).length === 0) return null;
    const title = hasBody ? 'Details' : 'What it says';
    return (
      <section className="part" aria-labelledby={id}>
        <h2 id={id}>{isForSearch ? 'For search and sharing' : title}</h2>
        {part && <Jumps field={part} />}
        {part ? (
          <GroupFields field={part} path={[]} value={now.values} />
        ) : (
          <ListField field={field} isOptional={false} path={[]} value={now.values} />
        )}
      </section>
    );
  }
  if (isForSearch || (now.front === '' && now.body !== '')) return null;
  return (
    <section className="part" aria-labelledby="fields">
      <h2 id="fields">The fields, as they are written</h2>
      <p className="field__help" id="raw-help">
        Some of them cannot be read, so they are shown as text. Fix the problems listed above, and
        the form comes back.
      </p>
      <textarea
        className="input input--raw"
        aria-labelledby="fields"
        aria-describedby="raw-help"
        spellCheck={false}
        rows={16}
        value={now.front}
        onChange={({ target }) => editing.writeFront(target.value)}
      />
    </section>
  );
}

/** So many fields fill several screens. */
const many = 12;

/** What is in a long form, to go there. */
function Jumps({ field }: { field: FormField }) {
  const fields = fieldsOf(field);
  if (fields.length < many) return null;
  return (
    <ul className="jumps" aria-label="In this form">
      {fields.map(({ name, field: { title } }) => (
        <li key={name}>
          <button type="button" onClick={() => reveal([name])}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Focuses a field or, if it isn't shown, its nearest parent; opens collapsed items on the way.
 *
 * @param isOpened whether it is opened itself, if it is an item.
 */
export function reveal(path: FieldPath, range?: DeskPlace['range'], isOpened = true): void {
  let found: HTMLElement | undefined;
  for (let length = 0; length <= path.length; length++) {
    const next = document.getElementById(fieldId(path.slice(0, length)));
    if (!next) continue;
    found = next;
    next.closest('[hidden]')?.dispatchEvent(new Event('beforematch'));
    const opens = isOpened || length < path.length;
    if (opens && next.ariaExpanded === 'false') flushSync(() => next.click());
  }
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
  const hasWords = found?.matches('textarea, [type="text"]');
  // Only of these the type is known to have a selection.
  if (range && hasWords) (found as HTMLInputElement).setSelectionRange(...range);
}
