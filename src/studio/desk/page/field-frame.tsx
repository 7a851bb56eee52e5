import type { ReactNode } from 'react';
import { filledIn } from '../../../engine/kernel/text.ts';
import type { FieldValue, FormField } from '../desk-forms.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';
import { useDesk } from './desk-context.ts';
import { useEdit } from './edit-context.ts';
import { Actions } from './problem-list.tsx';
import { sentenceOf } from './problems-of.ts';

export type FieldProps = {
  readonly field: FormField;
  readonly isOptional: boolean;
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
  /** The title of what would do in its place, while neither is there. */
  readonly orElse?: string | undefined;
};

type Props = Omit<FieldProps, 'value'> & {
  /** To the right of the label, such as a character count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** After the label of a field that may be left out. */
export const MayLack = ({ orElse }: Pick<FieldProps, 'orElse'>) => (
  <small>{orElse ? `this or the ${orElse} is needed` : 'optional'}</small>
);

export function FieldFrame({ field, isOptional, path, orElse, aside, children }: Props) {
  const id = fieldId(path);
  return (
    <div className={`field${isMild(useProblemsAt(path)) ? ' field--mild' : ''}`}>
      <div className="field__label">
        <label htmlFor={id}>
          {field.title} {isOptional && <MayLack orElse={orElse} />}
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

export function GroupFrame({ field, isOptional, path, orElse, children }: Props) {
  const id = fieldId(path);
  const className = `field group${field.items ? ' group--list' : ''}`;
  return (
    <fieldset className={className} id={id} tabIndex={-1} aria-describedby={`${id}-notes`}>
      <legend>
        {field.title} {isOptional && <MayLack orElse={orElse} />}
      </legend>
      <p className="field__help">{field.description}</p>
      <Notes path={path} />
      {children}
    </fieldset>
  );
}

/** Problems of the field itself, not of its children. */
export const useProblemsAt = (path: FieldPath) =>
  useEdit()
    .problemsIn(path)
    .filter(({ field }) => field?.length === path.length);

/** Whether none of the problems blocks publishing, as in a draft. */
export const isMild = (problems: readonly DeskProblem[]) =>
  problems.length > 0 && problems.every(({ isWarning }) => isWarning);

export function Notes({ path }: { path: FieldPath }) {
  const { actionsOf } = useEdit();
  const { titleOf, lists } = useDesk();
  return (
    <div id={`${fieldId(path)}-notes`}>
      {useProblemsAt(path).map((problem) => (
        <div key={problem.message}>
          <p className={`note${problem.isWarning ? ' note--mild' : ''}`}>
            {filledIn(sentenceOf(problem, titleOf), lists.facts)}
          </p>
          <Actions actions={actionsOf(problem)} />
        </div>
      ))}
    </div>
  );
}
