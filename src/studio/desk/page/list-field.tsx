import { useEffect, useRef, useState } from 'react';
import { blankItem } from '../desk-forms.ts';
import { fieldId, isList } from '../field-values.ts';
import { itemName, oneMore, oneOf } from '../item-name.ts';
import { DeskIcon, Push } from './desk-button.tsx';
import { GroupFrame } from './field-frame.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { ListItem } from './list-item.tsx';
import { newName } from './open-tabs.ts';
import { onReveal } from './reveal-field.ts';

/** A list: its items are added, removed and moved, by keys and by hand. */
export function ListField({ field, isOptional, path, value }: FieldProps) {
  const { edit, tell } = useForm();
  const items = isList(value) ? value : [];
  const { rows, setRows, setOpen } = useRows(items.length);
  const list = useRef<HTMLOListElement>(null);
  const addButton = `${fieldId(path)}-add`;
  const one = oneOf(field.title ?? '');
  const nameAt = (at: number) => itemName(field, items[at], at);
  useEffect(() => onReveal(path, ([at]) => setOpen(Number(at), true)), [path, setOpen]);

  const focusAt = (at: number, what: string) =>
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>(what)?.focus(),
    );
  const add = () => {
    const at = items.length;
    const blank = blankItem(field);
    edit([
      value === undefined ? { at: path, value: [blank] } : { at: [...path, at], insert: blank },
    ]);
    setRows([...rows, { key: newName(), isOpen: true }]);
    tell(`${one} ${at + 1} is added.`);
    // In a group its first field, not the button that closes it.
    focusAt(at, ':is(input, textarea, select, .input)');
  };
  const remove = (at: number) => {
    const isLast = items.length === 1 && isOptional;
    const name = nameAt(at);
    edit([{ at: isLast ? path : [...path, at], remove: true }]);
    setRows(rows.toSpliced(at, 1));
    tell(`${name} is removed. Undo brings it back.`);
    requestAnimationFrame(() => document.getElementById(addButton)?.focus());
  };
  const move = (at: number, to: number, focus?: string) => {
    const row = rows[at];
    if (!row || to < 0 || to >= items.length || to === at) return;
    edit([{ at: [...path, at], moveTo: to }]);
    setRows(rows.toSpliced(at, 1).toSpliced(to, 0, row));
    tell(`${nameAt(at)} is now ${to + 1} of ${items.length}.`);
    if (focus) focusAt(to, focus);
  };
  return (
    <GroupFrame field={field} isOptional={isOptional} path={path}>
      {items.length > 0 && (
        <ol className="items" ref={list}>
          {items.map((item, at) => (
            <ListItem
              key={rows[at]?.key}
              list={field}
              path={[...path, at]}
              value={item}
              count={items.length}
              isOpen={rows[at]?.isOpen ?? false}
              onToggle={() => setOpen(at, !rows[at]?.isOpen)}
              onMove={move}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <Push
        id={addButton}
        className="items__add"
        onClick={add}
        aria-disabled={field.maxItems !== undefined && items.length >= field.maxItems}
      >
        <DeskIcon name="add" /> Add {oneMore(field.title ?? '')}
      </Push>
    </GroupFrame>
  );
}

/** A key that goes with each item where it moves, and whether the item is open. */
function useRows(count: number) {
  const [stored, setRows] = useState<readonly { key: string; isOpen: boolean }[]>([]);
  // Undo, and changes from elsewhere, change the number of items.
  const rows = Array.from(
    { length: count },
    (_, at) => stored[at] ?? { key: newName(), isOpen: false },
  );
  if (rows.length !== stored.length) setRows(rows);
  const setOpen = (at: number, isOpen: boolean) =>
    setRows((before) => before.map((row, index) => (index === at ? { ...row, isOpen } : row)));
  return { rows, setRows, setOpen };
}
