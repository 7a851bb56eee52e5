import { createContext, useContext } from 'react';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import type { Editing } from './editing.ts';
import type { Action } from './problem-list.tsx';
import type { TextEditor } from './text-editor.ts';

/** What the parts of the screen of one file share. */
export type EditContext = {
  readonly editing: Editing;
  /** Of the whole site, without what is to be filled in. */
  readonly problems: readonly DeskProblem[];
  /** Asks first where links are to lead, if that holds the page back. @param place what is typed into; a press has none. */
  readonly edit: (edits: readonly FieldEdit[], place?: string) => void;
  /** What is blank and not left yet: no fault until a save is tried. */
  readonly toFillIn: readonly DeskProblem[];
  /** Says that a field has lost the focus. @param id of its element. */
  readonly leave: (id: string) => void;
  /** The faults of this field and of all in it. */
  readonly problemsIn: (path: FieldPath) => readonly DeskProblem[];
  readonly labelOf: (problem: DeskProblem) => string;
  readonly goTo: (problem: DeskProblem) => void;
  /** What puts a problem right at one press. @param mayUndo whether that may be an undo. */
  readonly actionsOf: (problem: DeskProblem, mayUndo?: boolean) => readonly Action[];
  /** Empty until the text is there, if there is one. */
  readonly editor: { current: TextEditor | undefined };
  /** Shows on the page where these words stand. */
  readonly showOnPage: (words: string) => void;
  /** Says something to screen readers alone. */
  readonly tell: (words: string) => void;
};

const Context = createContext<EditContext | undefined>(undefined);

export const EditProvider = Context.Provider;

export function useEdit(): EditContext {
  const edit = useContext(Context);
  if (!edit) throw new Error('Only what is in <EditProvider> may ask for the file that is open.');
  return edit;
}
