import type { ReactNode } from 'react';
import {
  choicesOf,
  controlOf,
  type FieldControl,
  type FieldValue,
  type FormField,
} from '../desk-forms.ts';
import { fieldId } from '../field-values.ts';
import { hintIn, shownText } from '../fill-in.ts';
import { useDesk } from './desk-context.ts';
import { FieldFrame, isMild, Notes } from './field-frame.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { type ControlProps, MediaControl, PageControl } from './picked-controls.tsx';

export function ValueField(props: FieldProps) {
  const { field, value } = props;
  // A switch that may be left out is one that is off.
  const isOptional = props.isOptional && controlOf(field) !== 'switch';
  const count = <Count field={field} text={shownText(value)} />;
  return (
    <FieldFrame {...props} isOptional={isOptional} aside={count}>
      <Control {...props} />
    </FieldFrame>
  );
}

/** An item of one value: its list says what it is, so its label is not to be seen. */
export function PlainItem({ name, ...props }: Omit<FieldProps, 'isOptional'> & { name: string }) {
  const problems = useForm().problemsAt(props.path);
  return (
    <div className={isMild(problems) ? 'field--mild' : undefined}>
      <Control {...props} isOptional={false} name={name} />
      <Notes id={`${fieldId(props.path)}-notes`} problems={problems} />
    </div>
  );
}

const controls: Readonly<
  Record<Exclude<FieldControl, 'group' | 'list'>, (props: ControlProps) => ReactNode>
> = {
  choice: Select,
  name: Select,
  switch: Switch,
  number: NumberInput,
  date: DateInput,
  page: PageControl,
  media: MediaControl,
  text: Words,
};

function Control({ name, ...props }: FieldProps & { readonly name?: string }) {
  const { field, isOptional, path, value } = props;
  const { edit, problemsAt, show } = useForm();
  const id = fieldId(path);
  const text = shownText(value);
  const write = (next: FieldValue, place: string | undefined = id) =>
    edit(
      [next === '' && isOptional ? { at: path, remove: true } : { at: path, value: next }],
      place,
    );
  const attributes = {
    id,
    className: 'input',
    ...(name && { 'aria-label': name }),
    'aria-describedby': name ? `${id}-notes` : `${id}-help ${id}-notes`,
    'aria-invalid': problemsAt(path).length > 0,
    value: text,
    onFocus: () => show(text),
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  };
  const Kind = controls[controlOf(field) as keyof typeof controls];
  return <Kind {...props} attributes={attributes} text={text} write={write} />;
}

/** A value that is none of the choices is shown too, since it is what the file says. */
function Select({ field, isOptional, text, attributes }: ControlProps) {
  const { lists } = useDesk();
  const { show } = useForm();
  const choices = field.from ? (lists.names[field.from] ?? []) : choicesOf(field);
  const title = choices.find(({ value }) => value === text)?.title;
  return (
    <select {...attributes} onFocus={() => show(title ?? '')}>
      {(isOptional || text === '') && <option value="">{isOptional ? 'None' : 'Choose…'}</option>}
      {title === undefined && text !== '' && <option value={text}>{text} (not in the list)</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

function Switch({ isOptional, value, attributes, write }: ControlProps) {
  const isOn = value === true;
  return (
    <button
      id={attributes.id}
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-describedby={attributes['aria-describedby']}
      onClick={() => write(isOn && isOptional ? '' : !isOn, '')}
    >
      {isOn ? 'Yes' : 'No'}
    </button>
  );
}

function DateInput({ text, attributes }: ControlProps) {
  const value = /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
  return <input {...attributes} type="date" className="input input--short" value={value} />;
}

/** What is no number goes to the file as it is typed, so that the build says what is wrong. */
function NumberInput({ value, attributes, write }: ControlProps) {
  return (
    <input
      {...attributes}
      type="text"
      inputMode="decimal"
      className="input input--short"
      placeholder={hintIn(value)}
      onChange={({ target }) => {
        const number = Number(target.value);
        const isNumber = target.value !== '' && String(number) === target.value;
        write(isNumber && Number.isFinite(number) ? number : target.value);
      }}
    />
  );
}

/** A line or, where more than 120 characters fit, as many lines as the words take. */
function Words({ field, value, text, attributes, write }: ControlProps) {
  const { show } = useForm();
  // Only where a file has lines already, as a wordmark on two lines does.
  const hasLines = text.includes('\n');
  const { maxLength = 0, unique, format } = field;
  const props = {
    ...attributes,
    placeholder: hintIn(value),
    spellCheck: !unique && !format,
    onChange: ({ target }: { target: { value: string } }) => {
      const words = hasLines ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ');
      show(words);
      write(words);
    },
  };
  if (maxLength <= 120 && !hasLines) {
    return <input {...props} type="text" autoComplete="off" />;
  }
  return <textarea {...props} rows={2} onKeyDown={hasLines ? undefined : noLineBreak} />;
}

/** A field is one paragraph, so Enter makes none. */
function noLineBreak(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}

function Count({ field, text }: { field: FormField; text: string }) {
  const { minLength: min = 0, maxLength: max } = field;
  const length = [...text.trim()].length;
  if (controlOf(field) !== 'text' || max === undefined || max > 1000) return null;
  // What stands for a fact is as long as its words, which the check counts.
  if (length === 0 || text.includes('{{'))
    return <span className="field__count">at most {max}</span>;
  const isOver = length > max || length < min;
  return (
    <span className="field__count" data-over={isOver || undefined}>
      {length < min ? `${length}, at least ${min}` : `${length} of ${max}`}
    </span>
  );
}
