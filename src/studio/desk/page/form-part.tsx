import { useState } from 'react';
import { flushSync } from 'react-dom';
import { filledIn } from '../../../engine/kernel/text.ts';
import { type FormField, fieldsOf, formParts, many, partOf } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { blanksIn, fieldId, isGroup, isList, leavesIn, valueAt } from '../field-values.ts';
import { shownText } from '../fill-in.ts';
import { itemName } from '../item-name.ts';
import type { DeskPlace } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { isNarrow, useEdit } from './edit-context.ts';
import { AnyField, GroupFields, ListField } from './list-field.tsx';

/** A part of the form or, if the fields cannot be parsed, their text. */
export function FormPart({ isForSearch = false }) {
  const { editing } = useEdit();
  const { file, now } = editing.state();
  const { field, hasBody } = file.form;
  const id = isForSearch ? 'search-fields' : 'fields';
  const [isBegun] = useState(() => blanksIn(now.values).length > 0);
  const [isPhone] = useState(isNarrow);
  if (now.values !== undefined) {
    const part = field.properties && partOf(field, isForSearch);
    if (isForSearch && fieldsOf(part ?? {}).length === 0) return null;
    const isFolded = isBegun || isPhone;
    const parts = part ? formParts(part, isPhone && !hasBody) : [];
    const title = hasBody ? 'Details' : 'What it says';
    return (
      <section className="part" aria-labelledby={id}>
        <h2 id={id}>{isForSearch ? 'For search and sharing' : title}</h2>
        {part && !(isFolded && parts.length > 0) && <Jumps field={part} />}
        {parts.map(([title, fields], at) => (
          <Fold key={title} {...{ title, fields }} isOpen={!isFolded || at === 0} />
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

type PlacedField = ReturnType<typeof formParts>[number][1][number];

type FoldProps = {
  readonly title: string;
  readonly fields: readonly PlacedField[];
  /** At first. */
  readonly isOpen: boolean;
};

/** A part of a long form, with how much of it is left to fill in or, where it is shut, what it holds. */
function Fold({ title, fields, isOpen }: FoldProps) {
  const { editing, problemsIn } = useEdit();
  const { lists } = useDesk();
  const { values } = editing.state().now;
  // Once open, it stays so while its last problem is put right.
  const [isForced, setForced] = useState(false);
  if (!isForced && fields.some(({ path }) => problemsIn(path).length > 0)) setForced(true);
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
  const [only, second] = fields;
  const value = only && !second ? valueAt(values, only.path) : undefined;
  const held = isList(value)
    ? value.map((item, at) => filledIn(itemName(only?.field ?? {}, item, at), lists.facts))
    : isGroup(value) || second
      ? (second ? fields : fieldsOf(only?.field ?? {})).map(({ field }) => field.title)
      : [shownText(value)];
  const isNamed = !second && only?.field.title === title;
  return (
    <details className={`fold${isNamed ? ' fold--named' : ''}`} open={isOpen || isForced}>
      <summary>
        <h3>{title}</h3>{' '}
        <small className={left > 0 ? undefined : 'fold__held'}>
          {left > 0 ? `${left} of ${all} left` : held.join(', ')}
        </small>
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
