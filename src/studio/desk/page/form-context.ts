import { type ComponentType, createContext, useContext } from 'react';
import type { FieldValue, FormField } from '../desk-forms.ts';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import type { ActionsOf } from './problem-list.tsx';

export type FieldProps = {
  readonly field: FormField;
  readonly isOptional: boolean;
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
};

type FormContext = {
  /** Shows any field: groups and lists hold fields of every kind, themselves too. */
  readonly Field: ComponentType<FieldProps>;
  /** @param place what is typed into; a press has none. */
  readonly edit: (edits: readonly FieldEdit[], place?: string) => void;
  readonly problemsAt: (path: FieldPath) => readonly DeskProblem[];
  /** The problems of this field and of all in it. */
  readonly problemsIn: (path: FieldPath) => readonly DeskProblem[];
  readonly actionsOf: ActionsOf;
  readonly show: (words: string) => void;
  /** Says something to screen readers alone. */
  readonly tell: (words: string) => void;
};

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('Only what is in <FormProvider> may ask for the form.');
  return form;
}
