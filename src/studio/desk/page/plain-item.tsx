import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import { useDesk } from './desk-context.ts';
import { Notes } from './field-frame.tsx';
import { hintIn, shownText } from './fill-in.ts';
import { useForm } from './form-context.ts';
import { PageControl } from './picked-fields.tsx';

type Props = {
  readonly field: FormField;
  readonly path: FieldPath;
  readonly value: FieldValue;
  /** What it is called to screen readers: `Tag 2`. */
  readonly name: string;
};

/** An item that is one value: its list says what it is, so it has no label of its own. */
export function PlainItem({ field, path, value, name }: Props) {
  const { lists } = useDesk();
  const { edit, problemsAt, show } = useForm();
  const id = fieldId(path);
  const problems = problemsAt(path);
  const text = shownText(value);
  const props = {
    id,
    className: 'input',
    'aria-label': name,
    'aria-invalid': problems.length > 0,
    'aria-describedby': `${id}-notes`,
    value: text,
    onFocus: () => show(text),
    onChange: ({ target }: { target: { value: string } }) =>
      edit([{ at: path, value: numberOr(field, target.value) }], id),
  };
  const from = field.type === 'text' ? lists.names[field.from ?? ''] : undefined;
  const choices = field.type === 'choice' ? field.choices : from;
  return (
    <div>
      {choices ? (
        <select {...props}>
          {!choices.some((choice) => choice.value === text) && (
            <option value={text}>{text ? `${text} (not in the list)` : 'Choose…'}</option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      ) : field.type === 'text' && field.isLink ? (
        <PageControl path={path} value={text} control={props} />
      ) : field.type === 'text' && field.isLong ? (
        <textarea {...props} rows={2} placeholder={hintIn(value)} />
      ) : (
        <input {...props} type="text" placeholder={hintIn(value)} autoComplete="off" />
      )}
      <Notes id={`${id}-notes`} problems={problems} />
    </div>
  );
}

/** What is no number goes to the file as it is typed, so that the build says what is wrong. */
function numberOr({ type }: FormField, text: string): FieldValue {
  const isNumber = type === 'number' && text.trim() !== '' && String(Number(text)) === text;
  return isNumber ? Number(text) : text;
}
