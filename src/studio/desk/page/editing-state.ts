import type {
  Checked,
  Conflict,
  EarlierVersion,
  Moved,
  OpenFile,
  Refused,
} from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import type { Unsaved } from './unsaved.ts';

/** What the screen shows of a file that is open. */
export type EditingState = {
  readonly file: OpenFile;
  readonly now: Unsaved;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly checked?: Checked;
  /** What a build would say of the finished site, and what `npm run prose` would. */
  readonly later: readonly DeskProblem[];
  readonly advice: readonly DeskProblem[];
  /** The server is away, or broke. */
  readonly trouble?: string;
  readonly refused?: Refused;
  readonly conflict?: Conflict;
  /** What the person is asked before the file is saved. */
  readonly asks?: 'moved' | 'together';
  /** The file has changed on the disk since. */
  readonly isOutdated: boolean;
  /** The versions that gave way to others, the newest first. */
  readonly earlier: readonly EarlierVersion[];
  /** When the words were typed that a closed tab has left, in ms since 1970. */
  readonly restoredFrom?: number;
  /** Whether the browser has no room for a copy, so that a closed tab would lose the words. */
  readonly isUncopied: boolean;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
};

/** How a save went. The state says what is to be done next, if it is not saved. */
export type SaveOutcome = 'saved' | 'refused' | 'conflict' | 'trouble' | 'asks';

/** What the person has agreed to, once asked. */
export type Agreed = {
  /** What to do with the former address. */
  readonly moved?: Moved;
  /** That other unsaved files are saved too. */
  readonly together?: true;
};
