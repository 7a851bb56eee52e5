import { createContext, useContext } from 'react';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import type { Editing } from './editing.ts';
import type { Action } from './problem-list.tsx';
import type { TextEditor } from './text-editor.ts';

/** Shared by the parts of the file's screen. */
export type EditContext = {
  readonly editing: Editing;
  /** Of the whole site, without blanks. */
  readonly problems: readonly DeskProblem[];
  /** If the edit makes the page a draft, asks where links should lead. @param place typed in. */
  readonly edit: (edits: readonly FieldEdit[], place?: string) => void;
  /** Blanks that are errors only after a visit or a save. */
  readonly toFillIn: readonly DeskProblem[];
  /** Call when a field loses the focus. @param id of its element. */
  readonly leave: (id: string) => void;
  /** Problems of this field and everything in it. */
  readonly problemsIn: (path: FieldPath) => readonly DeskProblem[];
  readonly labelOf: (problem: DeskProblem) => string;
  readonly goTo: (problem: DeskProblem) => void;
  /** One-click fixes. @param mayUndo whether to include an undo. */
  readonly actionsOf: (problem: DeskProblem, mayUndo?: boolean) => readonly Action[];
  /** Undefined until the editor has loaded, or if the file has no body. */
  readonly editor: { current: TextEditor | undefined };
  /** Scrolls the preview to these words. @param field that has them; none for the text. */
  readonly showOnPage: (words: string, field?: FieldPath) => void;
  /** Saves first if there are unsaved words; without success it does nothing but say why. */
  readonly onceSaved: (act: () => void) => Promise<void>;
  /** Announces to screen readers only. */
  readonly tell: (words: string) => void;
};

const Context = createContext<EditContext | undefined>(undefined);

export const EditProvider = Context.Provider;

export function useEdit(): EditContext {
  const edit = useContext(Context);
  if (!edit) throw new Error('Only what is in <EditProvider> may ask for the file that is open.');
  return edit;
}

/** A phone: two columns don't fit, and a long form is a list of its parts. */
export const isNarrow = () => matchMedia('(max-width: 639px)').matches;
