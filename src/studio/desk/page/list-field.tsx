import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { filledIn } from '../../../engine/kernel/text.ts';
import { blankItem, type FieldValue, fieldsOf, photographOf, typedValue } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import { retyped } from '../fact-words.ts';
import { fieldId, isList, valueAt } from '../field-values.ts';
import { itemDetail } from '../file-words.ts';
import { shownText } from '../fill-in.ts';
import { itemName, oneMore, oneOf, orElseOf } from '../item-name.ts';
import { DeskIcon, IconButton, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { useEdit } from './edit-context.ts';
import { PlainItem, ValueField } from './field-control.tsx';
import { type FieldProps, GroupFrame, isMild, MayLack } from './field-frame.tsx';
import { MediaPicker, type PickedMedia } from './media-picker.tsx';
import { newName } from './open-tabs.ts';
import { cleaned } from './pasted-words.ts';
import { differsAt, movedItem, movedTo } from './undo-steps.ts';

// One file for both: groups and lists nest each other.

export function GroupFields({ field, path, value }: Omit<FieldProps, 'isOptional'>) {
  // IDs go last, since they are made from the name.
  const fields = fieldsOf(field).toSorted(
    (one, other) => Number(one.field.unique ?? 0) - Number(other.field.unique ?? 0),
  );
  return fields.map(({ name, field: own, isOptional }) => {
    const shown = { field: own, isOptional, path: [...path, name], value: valueAt(value, [name]) };
    return <AnyField key={name} {...shown} orElse={orElseOf(field, name, value)} />;
  });
}

export function AnyField(props: FieldProps) {
  const { properties, items } = props.field;
  const Field = properties ? GroupField : items ? ListField : ValueField;
  return <Field {...props} />;
}

/** Such as a cover's file and its alternative text. */
function GroupField({ field, isOptional, path, value, orElse }: FieldProps) {
  const { edit } = useEdit();
  // An absent group's fields are shown on request; the first edit creates it.
  const [isBegun, setBegun] = useState(false);
  const { show } = useDesk();
  const use = photographOf(field);
  const name = field.title?.toLowerCase();
  // The group takes the place and the ID of the button that adds it.
  const own = `[id="${fieldId(path)}"]`;
  const begin = () => {
    setBegun(true);
    focusLater(`${own} :is(input, textarea, select, button)`);
  };
  if (isOptional && value === undefined && !isBegun) {
    return (
      <div className="field">
        <div className="field__label">
          <span className="field__name">
            {field.title} <MayLack orElse={orElse} />
          </span>
        </div>
        <p className="field__help">{field.description}</p>
        <Push
          id={fieldId(path)}
          className="items__add"
          onClick={() => {
            if (!use) return begin();
            const onPick = ([picked]: readonly PickedMedia[]) => {
              if (!picked) return;
              edit([{ at: path, value: { photo: picked.media.name, alt: picked.alt } }]);
              focusLater(`[id="${fieldId([...path, 'alt'])}"]`);
            };
            show(<MediaPicker kind="photograph" use={use} asksAlt onPick={onPick} />);
          }}
        >
          <DeskIcon name="add" /> Add {name}
        </Push>
      </div>
    );
  }
  const remove = () => {
    setBegun(false);
    if (value !== undefined) edit([{ at: path, remove: true }]);
    focusLater(own);
  };
  return (
    <GroupFrame field={field} isOptional={false} path={path}>
      <GroupFields field={field} path={path} value={value} />
      {isOptional && (
        <Push className="items__add" onClick={remove}>
          Remove {name}
        </Push>
      )}
    </GroupFrame>
  );
}

/** A longer list is folded: its first half of these is shown. */
const most = 12;

/** Items are added, removed and moved, by keyboard or pointer. */
export function ListField({ field, isOptional, path, value }: FieldProps) {
  const { editing, edit, problemsIn, tell } = useEdit();
  const { show, say, lists } = useDesk();
  const items = isList(value) ? value : [];
  // Keys follow items as they move.
  const [stored, setRows] = useState<readonly { key: string; isOpen: boolean }[]>([]);
  // Undo and outside changes may change the number of items.
  const rows = items.map((_, at) => stored[at] ?? { key: newName(), isOpen: false });
  if (rows.length !== stored.length) setRows(rows);
  // Rows follow an item that moves, by Undo too.
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    const moved = isList(before) && movedItem(before, items);
    if (moved) setRows(movedTo(rows, moved));
  }
  const list = useRef<HTMLOListElement>(null);
  // On a phone, the arrows of one row at a time are shown.
  const [moving, setMoving] = useState<string>();
  const [isWhole, setWhole] = useState(items.length <= most);
  const shown = isWhole ? items.length : most / 2;
  // The browser's search, and links to a field, open what is folded.
  const unfold = (item: HTMLLIElement | null) => {
    if (!item) return;
    item.setAttribute('hidden', 'until-found');
    const listener = () => flushSync(() => setWhole(true));
    item.addEventListener('beforematch', listener);
    return () => {
      item.removeEventListener('beforematch', listener);
      item.removeAttribute('hidden');
    };
  };
  const addButton = `${fieldId(path)}-add`;
  const one = oneOf(field.title ?? '');
  const { items: item = {} } = field;

  const focusAt = (at: number, what: string) => focusLater(what, () => list.current?.children[at]);
  const insert = (
    added: readonly FieldValue[],
    focused: string,
    at = items.length,
    before: readonly FieldEdit[] = [],
  ) => {
    const begun = added.map((_, index) => ({ key: newName(), isOpen: index === 0 }));
    flushSync(() => {
      edit(
        value === undefined
          ? [{ at: path, value: added }]
          : [...before, ...added.map((one, index) => ({ at: [...path, at + index], insert: one }))],
      );
      setRows(rows.toSpliced(at, 0, ...begun));
      setWhole(true);
      tell(`${one} ${at + 1} is added.`);
    });
    // At once, for whoever types on; and once a dialog has gone.
    list.current?.children[at]?.querySelector<HTMLElement>(focused)?.focus();
    focusAt(at, focused);
  };
  const room = (field.maxItems ?? Number.POSITIVE_INFINITY) - items.length;
  /** The next blank item; only one without fields of its own is blank at a glance. */
  const blankAfter = (at: number) =>
    item.properties ? -1 : items.findIndex((one, index) => index > at && shownText(one) === '');
  /** Enter goes on to the next blank item, or a new one, and each line that is pasted becomes one. */
  const typing = (at: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key, nativeEvent } = event;
      if (key !== 'Enter' || nativeEvent.isComposing || !isInput(target)) return;
      event.preventDefault();
      if (target.value === '') return;
      const next = blankAfter(at);
      if (next > 0) focusAt(next, 'input, textarea');
      else if (room > 0) insert([blankItem(field)], 'input, textarea', at + 1);
    },
    onPaste: (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const all = clipboardData.getData('text/plain').split(/[\r\n\t]+/);
      const lines = all.map((line) => line.trim()).filter(Boolean);
      if (lines.length < 2 || !isInput(target)) return;
      event.preventDefault();
      const [from, to] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
      lines[0] = target.value.slice(0, from) + lines[0] + target.value.slice(to);
      const values = lines.map((line) => typedValue(item, cleaned(line, say)));
      const [first = '', ...more] = values.slice(0, room + 1);
      const value =
        typeof first === 'string'
          ? retyped(shownText(items[at]), first, lists.facts, from + lines[0].length)
          : first;
      insert(more, 'input, textarea', at + 1, [{ at: [...path, at], value }]);
    },
  });
  const add = () => {
    const blank = blankItem(field);
    const use = photographOf(item);
    const left = blankAfter(-1);
    if (left >= 0) return focusAt(left, 'input, textarea');
    // In a group, focus the first field rather than the button that collapses it.
    if (!use) return insert([blank], ':is(input, textarea, select, .input)');
    const onPick = (picked: readonly PickedMedia[]) => {
      const added = picked.map(({ media, alt }) => ({ ...Object(blank), photo: media.name, alt }));
      insert(added, '[id$=".alt"]');
    };
    show(<MediaPicker kind="photograph" use={use} asksAlt isForMany onPick={onPick} />);
  };
  const remove = (at: number, name: string) => {
    const isLast = items.length === 1 && isOptional;
    edit([{ at: isLast ? path : [...path, at], remove: true }]);
    setRows(rows.toSpliced(at, 1));
    const { values } = editing.state().now;
    const undo = () => {
      // Unless something else is what Undo would take back by now.
      if (differsAt(values, editing.state().now.values).length > 0) return;
      flushSync(() => {
        editing.back();
        setRows(rows);
      });
      focusAt(at, 'button, input, select, textarea');
    };
    say(`Removed: ${name}.`, { label: 'Undo', run: undo });
    requestAnimationFrame(() => document.getElementById(addButton)?.focus());
  };
  const move = (at: number, to: number, name: string) => {
    if (to < 0 || to >= items.length || to === at) return;
    edit([{ at: [...path, at], moveTo: to }]);
    tell(`${name} is now ${to + 1} of ${items.length}.`);
  };
  return (
    <GroupFrame field={field} isOptional={isOptional} path={path}>
      {items.length > 0 && (
        <ol className="items" ref={list}>
          {items.map((value, at) => {
            const row = rows[at] ?? { key: '', isOpen: false };
            const own = { field: item, path: [...path, at], value };
            const name = filledIn(itemName(field, value, at), lists.facts);
            const detail = filledIn(itemDetail(field, items, at), lists.facts);
            const problems = problemsIn(own.path);
            return (
              <li
                key={row.key}
                className={`item${item.properties ? '' : ' item--plain'}`}
                {...(!item.properties && typing(at))}
                ref={at < shown ? undefined : unfold}
              >
                <span
                  className="item__grip"
                  aria-hidden="true"
                  onPointerDown={(event) => dragRow(event, at, (to) => move(at, to, name))}
                />
                {item.properties ? (
                  <button
                    type="button"
                    id={fieldId(own.path)}
                    className="item__head"
                    aria-expanded={row.isOpen}
                    onClick={() => setRows(rows.with(at, { ...row, isOpen: !row.isOpen }))}
                  >
                    <span className="item__name">
                      {name}
                      {detail && <span className="item__detail">, {detail}</span>}
                    </span>
                    {problems.length > 0 && (
                      <span className={`mark mark--${isMild(problems) ? 'advice' : 'problems'}`}>
                        {problems.length}
                      </span>
                    )}
                  </button>
                ) : (
                  <PlainItem {...own} name={`${field.title} ${at + 1}`} />
                )}
                <div className="item__acts" data-moving={row.key === moving || undefined}>
                  <IconButton
                    name="move"
                    label={`Move ${name}`}
                    isDisabled={items.length === 1}
                    onPress={() => {
                      flushSync(() => setMoving(row.key));
                      focusAt(at, '.item__acts [aria-disabled="false"]:not(:first-child)');
                    }}
                  />
                  {(['up', 'down'] as const).map((way) => {
                    const to = way === 'up' ? at - 1 : at + 1;
                    return (
                      <IconButton
                        key={way}
                        name={way}
                        label={`Move ${name} ${way}`}
                        isDisabled={to < 0 || to === items.length}
                        onPress={() => {
                          move(at, to, name);
                          focusAt(to, `[data-says$=" ${way}"]:not(:first-child)`);
                        }}
                      />
                    );
                  })}
                  <IconButton
                    name="close"
                    label={`Remove ${name}`}
                    onPress={() => remove(at, name)}
                  />
                </div>
                {item.properties && row.isOpen && (
                  <div className="item__body">
                    <GroupFields {...own} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!isWhole && (
        <Push
          className="items__add"
          onClick={() => {
            flushSync(() => setWhole(true));
            focusAt(shown, 'button, input, select, textarea');
          }}
        >
          <DeskIcon name="down" /> Show the other {items.length - shown}
        </Push>
      )}
      <Push id={addButton} className="items__add" onClick={add} aria-disabled={room <= 0}>
        <DeskIcon name="add" /> Add {oneMore(field.title ?? '')}
      </Push>
    </GroupFrame>
  );
}

/** Not a text on several lines, such as a wordmark. */
const isInput = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLTextAreaElement && !target.value.includes('\n'));

/** Once it is drawn. */
const focusLater = (what: string, within: () => ParentNode | undefined = () => document) =>
  requestAnimationFrame(() => within()?.querySelector<HTMLElement>(what)?.focus());

/** Drags a row by its handle, and marks where it would go. */
function dragRow(
  event: ReactPointerEvent<HTMLElement>,
  at: number,
  onMove: (to: number) => void,
): void {
  event.preventDefault();
  const { clientY: from } = event;
  const row = event.currentTarget.parentElement as HTMLElement;
  const rows = [...(row.parentElement?.children ?? [])];
  const middles = rows.map((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  });
  const over = new AbortController();
  const { signal } = over;
  row.dataset.held = '';
  const placeAt = (clientY: number) => {
    const here = (middles[at] ?? 0) + clientY - from;
    return middles.filter((middle, other) => other !== at && middle < here).length;
  };
  const mark = (to: number) => {
    for (const [other, one] of rows.entries()) {
      one.toggleAttribute('data-before', other === to && to < at);
      one.toggleAttribute('data-after', other === to && to > at);
    }
  };
  const end = () => {
    over.abort();
    mark(at);
    delete row.dataset.held;
    row.style.translate = '';
  };
  const follow = ({ clientY }: PointerEvent) => {
    row.style.translate = `0 ${clientY - from}px`;
    mark(placeAt(clientY));
  };
  const letGo = ({ clientY }: PointerEvent) => {
    end();
    onMove(placeAt(clientY));
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
