import type { ReactNode } from 'react';
import type { FormField } from '../desk-forms.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import { useForm } from './form-context.ts';
import { sentenceOf } from './problem-words.ts';

/** What a control must carry so that it is read with its help and its problems. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
};

type Props = {
  readonly field: FormField;
  readonly path: FieldPath;
  /** Said on the right of the label, such as how many characters are left. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
};

/** A field with its label, its help and what is wrong with it. */
export function FieldFrame({ field, path, aside, children }: Props) {
  const problems = useForm().problemsAt(path);
  const id = fieldId(path);
  const mild = problems.length > 0 && problems.every(({ isWarning }) => isWarning);
  const control = {
    id,
    'aria-describedby': `${id}-help ${id}-notes`,
    'aria-invalid': problems.length > 0,
  };
  return (
    <div className={`field${mild ? ' field--mild' : ''}`}>
      <div className="field__label">
        <label htmlFor={id}>
          {field.title} {field.isOptional && <small>optional</small>}
        </label>
        {aside}
      </div>
      <p className="field__help" id={`${id}-help`}>
        {field.help}
      </p>
      {children(control)}
      <Notes id={`${id}-notes`} problems={problems} />
    </div>
  );
}

/** Problems beside their field, as a build words them. */
export function Notes({ id, problems }: { id: string; problems: readonly DeskProblem[] }) {
  return (
    <div id={id}>
      {problems.map((problem) => (
        <p key={problem.message} className={`note${problem.isWarning ? ' note--mild' : ''}`}>
          {sentenceOf(problem)}
        </p>
      ))}
    </div>
  );
}
