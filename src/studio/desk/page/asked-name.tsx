import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Choice } from '../desk-lists.ts';

type AskedProps = {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why it can't be that, under the field. */
  readonly trouble?: string | undefined;
};

type NameProps = AskedProps & Omit<ComponentProps<'input'>, 'onChange' | 'value'>;

/** The first words that a dialog asks for. */
export function AskedName({ label, help, onChange, trouble, ...input }: NameProps) {
  const id = useId();
  return (
    <Asked {...{ id, label, help, trouble }}>
      <input
        {...attributes(id, trouble)}
        autoComplete="off"
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    </Asked>
  );
}

type ChoiceProps = AskedProps & { readonly choices: readonly Choice[] };

/** One of a list that a dialog asks for. */
export function AskedChoice({ label, help, value, choices, onChange, trouble }: ChoiceProps) {
  const id = useId();
  return (
    <Asked {...{ id, label, help, trouble }}>
      <select
        {...attributes(id, trouble)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose…</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
    </Asked>
  );
}

function attributes(id: string, trouble: string | undefined) {
  return {
    id,
    className: 'input',
    required: true,
    'data-first': true,
    'aria-invalid': trouble !== undefined,
    'aria-describedby': `${id}-help ${id}-note`,
  };
}

type FrameProps = {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly trouble: string | undefined;
  readonly children: ReactNode;
};

function Asked({ id, label, help, trouble, children }: FrameProps) {
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
      </div>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <div id={`${id}-note`} role="alert">
        {trouble && <p className="note">{trouble}</p>}
      </div>
    </div>
  );
}
