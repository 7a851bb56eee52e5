import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

type FieldProps = {
  /** Before the name in the field's id, since two forms of a page may ask the same. */
  form: string;
  name: string;
  label: string;
  /** Answers the worry behind the question. */
  help?: string;
  isOptional?: boolean;
  isWide?: boolean;
  message: string | undefined;
} & (
  | ({ rows?: undefined } & InputHTMLAttributes<HTMLInputElement>)
  | ({ rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement>)
);

/** A field with its label above and what is wrong with it below. Uncontrolled: see `form-values`. */
export function Field(props: FieldProps) {
  const { form, name, label, help, isOptional, isWide, message, rows, ...rest } = props;
  const id = `${form}-${name}`;
  const described = [help && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={isWide ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> (optional)</span>}
      </label>
      {rows ? (
        <textarea
          {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)}
          {...attributes}
          rows={rows}
        />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...attributes} />
      )}
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {message && (
        <p className="field__error" id={`${id}-error`}>
          {message}
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
