import type { ReactNode } from 'react';
import type { FieldValue, FormField } from '../desk-forms.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import { useEdit } from './edit-context.ts';
import { Actions } from './problem-list.tsx';
import { sentenceOf } from './problems-of.ts';

export type FieldProps = {
  readonly field: FormField;
  readonly isOptional: boolean;
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
};

type Props = Omit<FieldProps, 'value'> & {
  /** Said on the right of the label, such as how many characters are left. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A field with its label, its help and what is wrong with it. */
export function FieldFrame({ field, isOptional, path, aside, children }: Props) {
  const id = fieldId(path);
  return (
    <div className={`field${isMild(useProblemsAt(path)) ? ' field--mild' : ''}`}>
      <div className="field__label">
        <label htmlFor={id}>
          {field.title} {isOptional && <small>optional</small>}
        </label>
        {aside}
      </div>
      <p className="field__help" id={`${id}-help`}>
        {field.description}
      </p>
      {children}
      <Notes path={path} />
    </div>
  );
}

/** A group or a list with its label, its help and what is wrong with it. */
export function GroupFrame({ field, isOptional, path, children }: Props) {
  const id = fieldId(path);
  const className = `field group${field.items ? ' group--list' : ''}`;
  return (
    <fieldset className={className} id={id} tabIndex={-1} aria-describedby={`${id}-notes`}>
      <legend>
        {field.title} {isOptional && <small>optional</small>}
      </legend>
      <p className="field__help">{field.description}</p>
      <Notes path={path} />
      {children}
    </fieldset>
  );
}

/** The problems of a field, without those of what is in it. */
export const useProblemsAt = (path: FieldPath) =>
  useEdit()
    .problemsIn(path)
    .filter(({ field }) => field?.length === path.length);

/** Whether problems stop nothing, as those of a draft. */
export const isMild = (problems: readonly DeskProblem[]) =>
  problems.length > 0 && problems.every(({ isWarning }) => isWarning);

/** Problems beside their field, as a build words them. */
export function Notes({ path }: { path: FieldPath }) {
  const { actionsOf } = useEdit();
  return (
    <div id={`${fieldId(path)}-notes`}>
      {useProblemsAt(path).map((problem) => (
        <div key={problem.message}>
          <p className={`note${problem.isWarning ? ' note--mild' : ''}`}>{sentenceOf(problem)}</p>
          <Actions actions={actionsOf(problem)} />
        </div>
      ))}
    </div>
  );
}
