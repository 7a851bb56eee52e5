import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why it can't be that, under the field. */
  readonly trouble?: string | undefined;
};

/** The first words that a dialog asks for. */
export function AskedName({ label, help, onChange, trouble, ...input }: Props) {
  const id = useId();
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
      <input
        id={id}
        className="input"
        required
        data-first
        autoComplete="off"
        aria-invalid={trouble !== undefined}
        aria-describedby={`${id}-help ${id}-note`}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-note`} role="alert">
        {trouble && <p className="note">{trouble}</p>}
      </div>
    </div>
  );
}
