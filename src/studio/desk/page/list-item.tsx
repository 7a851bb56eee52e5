import { useRef } from 'react';
import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import { itemName } from '../item-name.ts';
import { IconButton } from './desk-button.tsx';
import { PlainItem } from './field-control.tsx';
import { isMild } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import { GroupFields } from './group-field.tsx';

type Props = {
  readonly list: FormField;
  readonly path: FieldPath;
  readonly value: FieldValue;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** @param focus what of the item gets the focus then. */
  readonly onMove: (at: number, to: number, focus?: string) => void;
  readonly onRemove: () => void;
};

/** An item of a list: it is moved by its handle or by its arrows, and a group opens. */
export function ListItem(props: Props) {
  const { list, path, value, count, isOpen, onToggle, onMove, onRemove } = props;
  const { problemsIn } = useForm();
  const row = useRef<HTMLLIElement>(null);
  const at = Number(path.at(-1));
  const name = itemName(list, value, at);
  const { items: item = {} } = list;
  const isGroup = item.properties !== undefined;
  const problems = problemsIn(path);
  const { length } = problems;
  return (
    <li ref={row} className={`item${isGroup ? '' : ' item--plain'}`}>
      <span
        className="item__grip"
        aria-hidden="true"
        onPointerDown={(event) => row.current && drag(event.nativeEvent, row.current, at, onMove)}
      />
      {isGroup ? (
        <button
          type="button"
          id={fieldId(path)}
          className="item__head"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <span>{name}</span>
          {length > 0 && (
            <span className={`mark mark--${isMild(problems) ? 'advice' : 'problems'}`}>
              {length}
            </span>
          )}
        </button>
      ) : (
        <PlainItem field={item} path={path} value={value} name={`${list.title} ${at + 1}`} />
      )}
      <div className="item__acts">
        <IconButton
          name="up"
          label={`Move ${name} up`}
          isDisabled={at === 0}
          onPress={() => onMove(at, at - 1, '[data-says^="Move"]')}
        />
        <IconButton
          name="down"
          label={`Move ${name} down`}
          isDisabled={at === count - 1}
          onPress={() => onMove(at, at + 1, '[data-says$="down"]')}
        />
        <IconButton name="close" label={`Remove ${name}`} onPress={onRemove} />
      </div>
      {isGroup && isOpen && (
        <div className="item__body">
          <GroupFields field={item} path={path} value={value} />
        </div>
      )}
    </li>
  );
}

function drag(
  event: PointerEvent,
  row: HTMLElement,
  at: number,
  onMove: (at: number, to: number) => void,
): void {
  event.preventDefault();
  const rows = [...(row.parentElement?.children ?? [])];
  const middles = rows.map((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  });
  const over = new AbortController();
  const { signal } = over;
  row.dataset.held = '';
  const placeAt = (clientY: number) => {
    const here = (middles[at] ?? 0) + clientY - event.clientY;
    return middles.filter((middle, other) => other !== at && middle < here).length;
  };
  const mark = (to: number | undefined) => {
    for (const [other, one] of rows.entries()) {
      const drop = other !== to || to === at ? undefined : to < at ? 'before' : 'after';
      one.toggleAttribute('data-before', drop === 'before');
      one.toggleAttribute('data-after', drop === 'after');
    }
  };
  const end = () => {
    over.abort();
    mark(undefined);
    delete row.dataset.held;
    row.style.translate = '';
  };
  const follow = ({ clientY }: PointerEvent) => {
    row.style.translate = `0 ${clientY - event.clientY}px`;
    mark(placeAt(clientY));
  };
  const letGo = ({ clientY }: PointerEvent) => {
    end();
    onMove(at, placeAt(clientY));
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
