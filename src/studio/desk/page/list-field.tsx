import { useEffect, useRef, useState } from 'react';
import type { FieldValue } from '../desk-forms.ts';
import { fieldId } from '../field-values.ts';
import { DeskIcon } from './desk-icon.tsx';
import { Notes } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { itemName, oneOf } from './item-name.ts';
import { ListItem } from './list-item.tsx';
import { newName } from './open-tabs.ts';
import { onReveal } from './reveal-field.ts';

/** A list: its items are added, removed and moved, by keys and by hand. */
export function ListField({ field, path, value }: FieldProps<'list'>) {
  const { edit, problemsAt, tell } = useForm();
  const items = Array.isArray(value) ? (value as readonly FieldValue[]) : [];
  const { keys, open, change } = useKeys(items.length);
  const list = useRef<HTMLOListElement>(null);
  const id = fieldId(path);
  const one = oneOf(field.title);
  const nameAt = (at: number) => itemName(field, items[at], at);
  useEffect(() => onReveal(path, ([at]) => typeof at === 'number' && open.add(at)), [path, open]);

  const focusAt = (at: number, what: string) =>
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>(what)?.focus(),
    );
  const add = () => {
    const at = items.length;
    const insert = value === undefined ? { at: path, value: [field.blank] } : undefined;
    edit([insert ?? { at: [...path, at], insert: field.blank }]);
    change.add();
    tell(`${one} ${at + 1} is added.`);
    // In a group its first field, not the button that closes it.
    focusAt(at, ':is(input, textarea, select, .input)');
  };
  const remove = (at: number) => {
    const isLast = items.length === 1 && field.isOptional;
    const name = nameAt(at);
    edit([{ at: isLast ? path : [...path, at], remove: true }]);
    change.remove(at);
    tell(`${name} is removed. Undo brings it back.`);
    requestAnimationFrame(() => document.getElementById(`${id}-add`)?.focus());
  };
  const move = (at: number, to: number, focus?: string) => {
    if (to < 0 || to >= items.length || to === at) return;
    edit([{ at: [...path, at], moveTo: to }]);
    change.move(at, to);
    tell(`${nameAt(at)} is now ${to + 1} of ${items.length}.`);
    if (focus) focusAt(to, focus);
  };
  return (
    <fieldset
      className="field group group--list"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-notes`}
    >
      <legend>
        {field.title} {field.isOptional && <small>optional</small>}
      </legend>
      <p className="field__help">{field.help}</p>
      <Notes id={`${id}-notes`} problems={problemsAt(path)} />
      {items.length > 0 && (
        <ol className="items" ref={list}>
          {items.map((item, at) => (
            <ListItem
              key={keys[at]}
              field={field}
              path={[...path, at]}
              value={item}
              count={items.length}
              isOpen={open.has(at)}
              onToggle={() => open.toggle(at)}
              onMove={move}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <button
        type="button"
        id={`${id}-add`}
        className="push items__add"
        onClick={add}
        aria-disabled={field.max !== undefined && items.length >= field.max}
      >
        <DeskIcon name="add" /> Add {/^[aeiou]/i.test(one) ? 'an' : 'a'} {one.toLowerCase()}
      </button>
    </fieldset>
  );
}

/** Keys that go with the items where they move, and which of them are open. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // After a step back, or a change from elsewhere, there may be another number.
  const known = Array.from({ length: count }, (_, at) => keys[at] ?? newName());
  if (known.length !== keys.length) setKeys(known);
  const keyAt = (at: number) => known[at] ?? '';
  const setOpen = (at: number, isOpen: boolean) =>
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(keyAt(at));
      else next.delete(keyAt(at));
      return next;
    });
  return {
    keys: known,
    open: {
      has: (at: number) => opened.has(keyAt(at)),
      add: (at: number) => setOpen(at, true),
      toggle: (at: number) => setOpen(at, !opened.has(keyAt(at))),
    },
    change: {
      add: () => {
        const key = newName();
        setKeys([...known, key]);
        setOpened((before) => new Set([...before, key]));
      },
      remove: (at: number) => setKeys(known.toSpliced(at, 1)),
      move: (at: number, to: number) => setKeys(known.toSpliced(at, 1).toSpliced(to, 0, keyAt(at))),
    },
  };
}
