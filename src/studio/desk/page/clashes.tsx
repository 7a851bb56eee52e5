import { useId } from 'react';
import { type FieldValue, type FormField, fieldsOf } from '../desk-forms.ts';
import type { Clash, Side } from '../desk-messages.ts';
import { isGroup, isList, valueAt } from '../field-values.ts';
import { fieldAt, fieldName, itemName } from '../item-name.ts';

type Props = {
  /** The fields of the file. */
  readonly field: FormField;
  readonly values: FieldValue | undefined;
  readonly clashes: readonly Clash[];
  readonly choices: readonly Side[];
  readonly onChoose: (choices: readonly Side[]) => void;
};

const sides: readonly (readonly [Side, string])[] = [
  ['ours', 'Yours'],
  ['theirs', 'Theirs'],
];

/** What two people have changed at once, each with the question which of the two stays. */
export function Clashes({ field, values, clashes, choices, onChoose }: Props) {
  const id = useId();
  return clashes.map((clash, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
    <fieldset key={at} className="clash">
      <legend>{labelOf(clash, field, values)}</legend>
      {sides.map(([side, name]) => (
        <label key={side} className="clash__side">
          <span className="clash__name">
            <input
              type="radio"
              name={`${id}-${at}`}
              checked={choices[at] === side}
              onChange={() => onChoose(choices.with(at, side))}
            />
            {name}
          </span>
          <Shown clash={clash} side={side} field={field} />
        </label>
      ))}
    </fieldset>
  ));
}

function labelOf(clash: Clash, field: FormField, values: FieldValue | undefined): string {
  if (clash.type === 'text') return values === undefined ? 'All of the file' : 'Text';
  return fieldName(clash.at, field, values) || 'The list';
}

type ShownProps = { readonly clash: Clash; readonly side: Side; readonly field: FormField };

function Shown({ clash, side, field }: ShownProps) {
  if (clash.type === 'text') return <span className="clash__words">{clash[side] || nothing}</span>;
  const [own, other] = [clash[side], clash[side === 'ours' ? 'theirs' : 'ours']];
  // Of a long list, what the other one has too needs no look.
  const shown =
    isList(own) && isList(other) && own.some(isGroup)
      ? own.filter((one) => !other.some((two) => JSON.stringify(one) === JSON.stringify(two)))
      : own;
  return <Value field={fieldAt(clash.at, field) ?? {}} value={shown} />;
}

const nothing = 'Nothing';

/** A value as words, with the labels of its fields. */
function Value({ field, value }: { field: FormField; value: FieldValue | undefined }) {
  if (isList(value) && value.length > 0) {
    return value.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: it is only shown
      <span key={at} className="clash__item">
        {isGroup(item) && <b>{itemName(field, item, at)}</b>}
        <Value field={field.items ?? {}} value={item} />
      </span>
    ));
  }
  if (isGroup(value)) {
    return fieldsOf(field).map(({ name, field: own }) => {
      const shown = valueAt(value, [name]);
      return (
        shown !== undefined && (
          <span key={name} className="clash__item">
            <small>{own.title}</small>
            <Value field={own} value={shown} />
          </span>
        )
      );
    });
  }
  return <span className="clash__words">{inWords(value)}</span>;
}

function inWords(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : nothing;
}
