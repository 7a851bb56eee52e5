import { useState } from 'react';
import { fieldsOf } from '../desk-forms.ts';
import { fieldId, valueAt } from '../field-values.ts';
import { DeskIcon, Push } from './desk-button.tsx';
import { GroupFrame } from './field-frame.tsx';
import { type FieldProps, useForm } from './form-context.ts';

/** Fields that belong together, such as a cover's file and what it shows. */
export function GroupField({ field, isOptional, path, value }: FieldProps) {
  const { edit } = useForm();
  // An empty group is in no file: its fields are shown, and the first word makes it.
  const [isBegun, setBegun] = useState(false);
  const name = field.title?.toLowerCase();
  if (isOptional && value === undefined && !isBegun) {
    return (
      <div className="field">
        <div className="field__label">
          <span className="field__name">
            {field.title} <small>optional</small>
          </span>
        </div>
        <p className="field__help">{field.description}</p>
        <Push id={fieldId(path)} className="items__add" onClick={() => setBegun(true)}>
          <DeskIcon name="add" /> Add {name}
        </Push>
      </div>
    );
  }
  const remove = () => {
    setBegun(false);
    if (value !== undefined) edit([{ at: path, remove: true }]);
  };
  return (
    <GroupFrame field={field} isOptional={false} path={path}>
      <GroupFields field={field} path={path} value={value} />
      {isOptional && (
        <Push className="items__add" onClick={remove}>
          Remove {name}
        </Push>
      )}
    </GroupFrame>
  );
}

export function GroupFields({ field, path, value }: Omit<FieldProps, 'isOptional'>) {
  const { Field } = useForm();
  return fieldsOf(field).map((one) => (
    <Field
      key={one.name}
      field={one.field}
      isOptional={one.isOptional}
      path={[...path, one.name]}
      value={valueAt(value, [one.name])}
    />
  ));
}
