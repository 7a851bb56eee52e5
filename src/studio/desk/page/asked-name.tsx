import { useId } from 'react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why it can't be that, under the field. */
  readonly trouble: string | undefined;
  /** Whether the browser looks for slips; as it likes, if not said. */
  readonly spellCheck?: boolean;
};

/** The name that a dialog asks for. */
export function AskedName({ label, value, onChange, trouble, spellCheck }: Props) {
  const id = useId();
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
      </div>
      <input
        id={id}
        className="input"
        required
        data-first
        spellCheck={spellCheck}
        autoComplete="off"
        aria-invalid={trouble !== undefined}
        aria-describedby={`${id}-note`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-note`} role="alert">
        {trouble && <p className="note">{trouble}</p>}
      </div>
    </div>
  );
}
