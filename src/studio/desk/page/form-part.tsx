import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormField, fieldsOf, formParts, many, partOf } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { blanksIn, fieldId, leavesIn, valueAt } from '../field-values.ts';
import type { DeskPlace } from './desk-address.ts';
import { useEdit } from './edit-context.ts';
import { AnyField, GroupFields, ListField } from './list-field.tsx';

/** A part of the form or, if the fields cannot be parsed, their text. */
export function FormPart({ isForSearch = false }) {
  const { editing } = useEdit();
  const { file, now } = editing.state();
  const { field, hasBody } = file.form;
  const id = isForSearch ? 'search-fields' : 'fields';
  const [isBegun] = useState(() => blanksIn(now.values).length > 0);
  if (now.values !== undefined) {
    const part = field.properties && partOf(field, isForSearch);
    if (isForSearch && fieldsOf(part ?? {}).length === 0) return null;
    const parts = part ? formParts(part) : [];
    const title = hasBody ? 'Details' : 'What it says';
    return (
      <section className="part" aria-labelledby={id}>
        <h2 id={id}>{isForSearch ? 'For search and sharing' : title}</h2>
        {part && !(isBegun && parts.length > 0) && <Jumps field={part} />}
        {parts.map(([title, fields], at) => (
          <Fold key={title} {...{ title, fields }} isOpen={!isBegun || at === 0} />
        ))}
        {parts.length > 0 ? null : part ? (
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

type FoldProps = {
  readonly title: string;
  readonly fields: ReturnType<typeof formParts>[number][1];
  /** At first. */
  readonly isOpen: boolean;
};

/** A part of a long form, with how much of it is left to fill in. */
function Fold({ title, fields, isOpen }: FoldProps) {
  const { values } = useEdit().editing.state().now;
  const isAbsent = (path: FieldPath) => valueAt(values, path) === undefined;
  // What is filled in under “More” stays there.
  const [rare] = useState(
    () =>
      new Set(
        fields.flatMap(({ isOptional, path }) =>
          isOptional && isAbsent(path) ? [fieldId(path)] : [],
        ),
      ),
  );
  const [usual, more] = [false, true].map((isRare) =>
    fields
      .filter(({ path }) => rare.has(fieldId(path)) === isRare)
      .map(({ field, isOptional, path }) => (
        <AnyField
          key={fieldId(path)}
          {...{ field, isOptional, path }}
          value={valueAt(values, path)}
        />
      )),
  );
  const own = fields.map(({ path }) => valueAt(values, path));
  const left = own.flatMap(blanksIn).length;
  const all = own.flatMap((value) => [...leavesIn(value)]).length;
  return (
    <details className="fold" open={isOpen}>
      <summary>
        <h3>{title}</h3>{' '}
        {left > 0 && (
          <small>
            {left} of {all} left
          </small>
        )}
      </summary>
      {usual}
      {rare.size > 0 && (
        <details className="fold fold--more">
          <summary>
            More <span className="hidden-words">of “{title}” </span>
            <small>{rare.size} optional</small>
          </summary>
          {more}
        </details>
      )}
    </details>
  );
}

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

/** A field's element; of what is not shown, that of its nearest parent. */
export const elementOf = (path: FieldPath) =>
  path.reduce<HTMLElement | null>(
    (found, _, at) => document.getElementById(fieldId(path.slice(0, at + 1))) ?? found,
    null,
  );

/**
 * Focuses a field or, if it isn't shown, its nearest parent; opens collapsed items on the way.
 *
 * @param isOpened whether it is opened itself, if it is an item.
 */
export function reveal(path: FieldPath, range?: DeskPlace['range'], isOpened = true): void {
  let found: HTMLElement | undefined;
  for (let length = 0; length <= path.length; length++) {
    const id = fieldId(path.slice(0, length));
    // The fields of a group may be in several parts of the form.
    const first = length > 0 && length === path.length && `[id^="${CSS.escape(id)}."]`;
    const next =
      document.getElementById(id) ?? (first ? document.querySelector<HTMLElement>(first) : null);
    if (!next) continue;
    found = next;
    let fold = next.closest<HTMLDetailsElement>('details:not([open])');
    for (; fold; fold = fold.closest<HTMLDetailsElement>('details:not([open])')) fold.open = true;
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
