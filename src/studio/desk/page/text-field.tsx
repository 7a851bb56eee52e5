import { fieldId } from '../field-values.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { hintIn, shownText } from './fill-in.ts';
import { useForm } from './form-context.ts';

/** Words in a field: a line, or as many as they take. */
export function TextField({ field, path, value }: FieldProps<'text'>) {
  const { edit, show } = useForm();
  const text = shownText(value);
  // Only where a file has lines already, as a wordmark on two lines does.
  const hasLines = text.includes('\n');
  const change = (next: string) => {
    const gone = next === '' && field.isOptional;
    const words = hasLines ? next : oneLine(next);
    show(words);
    edit([gone ? { at: path, remove: true } : { at: path, value: words }], fieldId(path));
  };
  return (
    <FieldFrame field={field} path={path} aside={<Count text={text} {...field} />}>
      {(control) => {
        const props = {
          ...control,
          className: 'input',
          value: text,
          placeholder: hintIn(value),
          spellCheck: !field.isId && !field.format,
          onFocus: () => show(text),
          onChange: (event: { target: { value: string } }) => change(event.target.value),
        };
        return field.isLong || hasLines ? (
          <textarea {...props} rows={2} onKeyDown={hasLines ? undefined : noLineBreak} />
        ) : (
          <input {...props} type="text" autoComplete="off" />
        );
      }}
    </FieldFrame>
  );
}

/** A field is one paragraph: Enter makes none, and pasted lines become words. */
function noLineBreak(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** `54 of 60`, where a field has a limit. */
function Count({ text, min, max }: { text: string; min: number; max?: number }) {
  const length = [...text.trim()].length;
  if (max === undefined || max > 1000) return null;
  const isOver = length > max || length < min;
  if (length === 0) return <span className="field__count">at most {max}</span>;
  const says = length < min ? `${length}, at least ${min}` : `${length} of ${max}`;
  return (
    <span className="field__count" data-over={isOver || undefined}>
      {says}
    </span>
  );
}
