import type { Choice } from '../desk-lists.ts';
import { fieldId } from '../field-values.ts';
import { useDesk } from './desk-context.ts';
import { FieldFrame, Notes } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { hintIn, shownText } from './fill-in.ts';
import { useForm } from './form-context.ts';

/** One of a few values, or one of those that other files have. */
export function ChoiceField({ field, path, value }: FieldProps<'choice'> | FieldProps<'text'>) {
  const { lists } = useDesk();
  const { edit, show } = useForm();
  const choices = field.type === 'choice' ? field.choices : (lists.names[field.from ?? ''] ?? []);
  const chosen = shownText(value);
  return (
    <FieldFrame field={field} path={path}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={chosen}
          onFocus={() => show(titleOf(choices, chosen))}
          onChange={({ target }) =>
            edit([
              target.value === '' && field.isOptional
                ? { at: path, remove: true }
                : { at: path, value: target.value },
            ])
          }
        >
          <Options choices={choices} chosen={chosen} isOptional={field.isOptional} />
        </select>
      )}
    </FieldFrame>
  );
}

type OptionsProps = {
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly isOptional: boolean;
};

/** A value that is none of the choices is shown too, since it is what the file says. */
function Options({ choices, chosen, isOptional }: OptionsProps) {
  const isKnown = choices.some(({ value }) => value === chosen);
  return (
    <>
      {(isOptional || chosen === '') && <option value="">{isOptional ? 'None' : 'Choose…'}</option>}
      {!isKnown && chosen !== '' && <option value={chosen}>{chosen} (not in the list)</option>}
      {choices.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </>
  );
}

const titleOf = (choices: readonly Choice[], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.title ?? '';

export function DateField({ field, path, value }: FieldProps<'date'>) {
  const { edit } = useForm();
  const text = shownText(value);
  return (
    <FieldFrame field={field} path={path}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input input--short"
          value={/^\d{4}-\d\d-\d\d$/.test(text) ? text : ''}
          onChange={({ target }) =>
            edit(
              [
                target.value === '' && field.isOptional
                  ? { at: path, remove: true }
                  : { at: path, value: target.value },
              ],
              fieldId(path),
            )
          }
        />
      )}
    </FieldFrame>
  );
}

/** What is no number goes to the file as it is typed, so that the build says what is wrong. */
export function NumberField({ field, path, value }: FieldProps<'number'>) {
  const { edit, show } = useForm();
  const text = shownText(value);
  const change = (next: string) => {
    const number = Number(next);
    const isNumber = next.trim() !== '' && Number.isFinite(number) && String(number) === next;
    const gone = next === '' && field.isOptional;
    const edited = { at: path, value: isNumber ? number : next };
    edit([gone ? { at: path, remove: true } : edited], fieldId(path));
  };
  return (
    <FieldFrame field={field} path={path}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          className="input input--short"
          value={text}
          placeholder={hintIn(value)}
          onFocus={() => show(text)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** On or off. What may be left out is left out where it is off. */
export function SwitchField({ field, path, value }: FieldProps<'switch'>) {
  const { edit, problemsAt } = useForm();
  const id = fieldId(path);
  const isOn = value === true;
  const change = () =>
    edit([isOn && field.isOptional ? { at: path, remove: true } : { at: path, value: !isOn }]);
  return (
    <div className="field">
      <div className="field__label">
        <span className="field__name" id={`${id}-name`}>
          {field.title}
        </span>
      </div>
      <p className="field__help" id={`${id}-help`}>
        {field.help}
      </p>
      <button
        id={id}
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-help ${id}-notes`}
        onClick={change}
      >
        {isOn ? 'Yes' : 'No'}
      </button>
      <Notes id={`${id}-notes`} problems={problemsAt(path)} />
    </div>
  );
}
