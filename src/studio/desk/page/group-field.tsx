import { useState } from 'react';
import type { FieldValue, NamedField } from '../desk-forms.ts';
import type { FieldPath } from '../desk-problem.ts';
import { fieldId, isGroup } from '../field-values.ts';
import { DeskIcon } from './desk-icon.tsx';
import { Notes } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';

/** Fields that belong together, such as a cover's file and what it shows. */
export function GroupField({ field, path, value }: FieldProps<'group'>) {
  const { edit, problemsAt } = useForm();
  // An empty group is in no file: its fields are shown, and the first word makes it.
  const [isBegun, setBegun] = useState(false);
  const id = fieldId(path);
  if (field.isOptional && value === undefined && !isBegun) {
    return (
      <div className="field">
        <div className="field__label">
          <span className="field__name">
            {field.title} <small>optional</small>
          </span>
        </div>
        <p className="field__help">{field.help}</p>
        <button id={id} type="button" className="push items__add" onClick={() => setBegun(true)}>
          <DeskIcon name="add" /> Add {field.title.toLowerCase()}
        </button>
      </div>
    );
  }
  return (
    <fieldset className="field group" id={id} tabIndex={-1} aria-describedby={`${id}-notes`}>
      <legend>{field.title}</legend>
      <p className="field__help">{field.help}</p>
      <Notes id={`${id}-notes`} problems={problemsAt(path)} />
      <GroupFields fields={field.fields} path={path} value={value} />
      {field.isOptional && (
        <button
          type="button"
          className="push items__add"
          onClick={() => {
            setBegun(false);
            if (value !== undefined) edit([{ at: path, remove: true }]);
          }}
        >
          Remove {field.title.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

type FieldsProps = {
  readonly fields: readonly NamedField[];
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
};

export function GroupFields({ fields, path, value }: FieldsProps) {
  const { Field } = useForm();
  return fields.map((field) => (
    <Field
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={isGroup(value) ? value[field.name] : undefined}
    />
  ));
}
