import type { InputHTMLAttributes } from 'react';
import type { TextField } from '../forms/form.ts';

type FieldProps = {
  /** Before the name in the field's id, since two forms of a page may ask the same. */
  form: string;
  field: TextField;
  isWide?: boolean;
  message: string | undefined;
  required?: boolean;
  readOnly: boolean;
  onInput: () => void;
  onBlur?: () => void;
};

/** How a browser helps with each kind of text. */
const helped: { readonly [Kind in TextField['kind']]?: InputHTMLAttributes<HTMLElement> } = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  website: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
};

/**
 * A field with its label above and its help below. What is wrong with it takes the place of the
 * help, so that no button moves from under a finger. Uncontrolled: see `form-values`.
 */
export function Field({ form, field, isWide, message, ...rest }: FieldProps) {
  const { name, label, help, kind, isOptional, autoComplete } = field;
  const id = `${form}-${name}`;
  const note = message ?? help;
  const attributes = {
    ...rest,
    autoComplete,
    ...helped[kind],
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
      {kind === 'lines' ? <textarea {...attributes} rows={5} /> : <input {...attributes} />}
      {note && (
        <p className={message ? 'field__error' : 'field__help'} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** The name of the trap's field, which robots know well. */
export const trapName = 'subject';

/** A trap for robots, which fill every field; no person meets it by eye, ear or Tab key. */
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
