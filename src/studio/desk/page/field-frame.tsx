import type { ReactNode } from 'react';
import type { DeskProblem } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { Actions } from './problem-list.tsx';
import { sentenceOf } from './problem-words.ts';

type Props = Omit<FieldProps, 'value'> & {
  /** Said on the right of the label, such as how many characters are left. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A field with its label, its help and what is wrong with it. */
export function FieldFrame({ field, isOptional, path, aside, children }: Props) {
  const problems = useForm().problemsAt(path);
  const id = fieldId(path);
  return (
    <div className={`field${isMild(problems) ? ' field--mild' : ''}`}>
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
      <Notes id={`${id}-notes`} problems={problems} />
    </div>
  );
}

/** A group or a list with its label, its help and what is wrong with it. */
export function GroupFrame({ field, isOptional, path, children }: Omit<Props, 'aside'>) {
  const problems = useForm().problemsAt(path);
  const id = fieldId(path);
  const className = `field group${field.items ? ' group--list' : ''}`;
  return (
    <fieldset className={className} id={id} tabIndex={-1} aria-describedby={`${id}-notes`}>
      <legend>
        {field.title} {isOptional && <small>optional</small>}
      </legend>
      <p className="field__help">{field.description}</p>
      <Notes id={`${id}-notes`} problems={problems} />
      {children}
    </fieldset>
  );
}

/** Whether problems stop nothing, as those of a draft. */
export const isMild = (problems: readonly DeskProblem[]) =>
  problems.length > 0 && problems.every(({ isWarning }) => isWarning);

type NotesProps = { readonly id: string; readonly problems: readonly DeskProblem[] };

/** Problems beside their field, as a build words them. */
export function Notes({ id, problems }: NotesProps) {
  const { actionsOf } = useForm();
  return (
    <div id={id}>
      {problems.map((problem) => (
        <div key={problem.message}>
          <p className={`note${problem.isWarning ? ' note--mild' : ''}`}>{sentenceOf(problem)}</p>
          <Actions actions={actionsOf(problem)} />
        </div>
      ))}
    </div>
  );
}
