import { type ComponentProps, useId } from 'react';
import type { Choice } from '../desk-lists.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What it is one of, if it is no words of one's own. */
  readonly choices?: readonly Choice[] | undefined;
  /** Why it can't be that, under the field. */
  readonly trouble?: string | undefined;
};

/** The first thing that a dialog asks for. */
export function AskedName({ label, help, value, choices, onChange, trouble, ...input }: Props) {
  const id = useId();
  const control = {
    id,
    className: 'input',
    required: true,
    'data-first': true,
    'aria-invalid': trouble !== undefined,
    'aria-describedby': `${id}-help ${id}-note`,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
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
      {choices ? (
        <select {...control}>
          {value === '' && <option value="">Choose…</option>}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </select>
      ) : (
        <input autoComplete="off" {...control} {...input} />
      )}
      <div id={`${id}-note`} role="alert">
        {trouble && <p className="note">{trouble}</p>}
      </div>
    </div>
  );
}
