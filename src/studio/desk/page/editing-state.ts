import type { Checked, Conflict, LeftWords, Merge, OpenFile } from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import type { DeskTrouble } from './desk-call.ts';
import type { Unsaved } from './unsaved.ts';

export type EditingState = {
  /** As it was last read or saved: its text is empty if it was neither yet. */
  readonly file: OpenFile;
  readonly now: Unsaved;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly checked?: Checked | undefined;
  /** What a build would say of the finished site, and what `npm run prose` would. */
  readonly later: readonly DeskProblem[];
  readonly advice: readonly DeskProblem[];
  readonly trouble?: DeskTrouble | undefined;
  readonly refused?: string | undefined;
  readonly conflict?: SaveConflict | undefined;
  /** Whether the last save has taken in what somebody else had saved. */
  readonly tookTheirs: boolean;
  /** What the last save has changed that still stands elsewhere. */
  readonly left: readonly LeftWords[];
  readonly asksMoved: boolean;
  readonly isOutdated: boolean;
  /** When the words were typed that a closed tab has left, in ms since 1970. */
  readonly restoredFrom?: number | undefined;
  /** Whether the browser has no room for a copy, so that a closed tab would lose the words. */
  readonly isUncopied: boolean;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
};

/** Why a save has written nothing: somebody has deleted the file, or changed the same in it. */
export type SaveConflict =
  | { readonly theirs: null }
  | { readonly theirs: NonNullable<Conflict['theirs']>; readonly merge: Merge };

/** How a save went. The state says what is to be done next, if it is not saved. */
export type SaveOutcome = 'saved' | 'refused' | 'conflict' | 'trouble' | 'asks';
