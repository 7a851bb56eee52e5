import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import type { FieldProps } from './field-props.ts';

/** What the fields of one file share. */
export type FormContext = {
  /** Shows any field: what is in a group or a list may be of every kind. */
  readonly Field: ComponentType<FieldProps>;
  /** @param place what is typed into; a choice or a press has none. */
  readonly edit: (edits: readonly FieldEdit[], place?: string) => void;
  /** The problems at exactly this field. */
  readonly problemsAt: (path: FieldPath) => readonly DeskProblem[];
  /** The problems of this field and of all in it. */
  readonly problemsIn: (path: FieldPath) => readonly DeskProblem[];
  /** Shows on the page where these words are. */
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
