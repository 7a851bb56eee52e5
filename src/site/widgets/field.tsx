import type { InputHTMLAttributes } from 'react';
import type { TextField } from '../forms/form.ts';

type FieldProps = {
  /** Prefix of the field's id, since two forms on a page may share field names. */
  form: string;
  field: TextField;
  isWide?: boolean;
  message: string | undefined;
  required?: boolean;
  readOnly: boolean;
  onInput: () => void;
  onBlur?: () => void;
};

const attributesOf: { readonly [Kind in TextField['kind']]?: InputHTMLAttributes<HTMLElement> } = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  website: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
};

/**
 * A field with its label above and its help text below, or above as a prompt if it has several
 * lines. An error replaces the help text, so that nothing below it moves. Uncontrolled: see `form-values`.
 */
export function Field({ form, field, isWide, message, ...rest }: FieldProps) {
  const { name, label, help, kind, isOptional, autoComplete } = field;
  const id = `${form}-${name}`;
  const note = message ?? help;
  const attributes = {
    ...rest,
    autoComplete,
    ...attributesOf[kind],
    id,
    name,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': note && `${id}-note`,
  };
  return (
    <div className={isWide ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> (optional)</span>}
      </label>
      {kind !== 'lines' && <input {...attributes} />}
      {note && (
        <p className={message ? 'field__error' : 'field__help'} id={`${id}-note`}>
          {note}
        </p>
      )}
      {kind === 'lines' && <textarea {...attributes} rows={5} />}
    </div>
  );
}

/** The honeypot's name, one that bots recognise. */
export const trapName = 'subject';

/** A honeypot for bots, which fill every field; hidden from sight, screen readers and Tab. */
export function Trap() {
  return (
    <div className="field__trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
