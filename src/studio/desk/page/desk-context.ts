import { createContext, type ReactNode, useContext } from 'react';
import type { DeletedFile, FileGroup, ListedFile, Lists } from '../desk-lists.ts';
import type { OpenFile } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import type { DeskPlace } from './desk-address.ts';

/** What can still be done about what was said. */
export type ToastAction = { readonly label: string; readonly run: () => unknown };

export type DeskContext = {
  readonly groups: readonly FileGroup[];
  /** Those of all groups. */
  readonly files: readonly ListedFile[];
  /** What a file is called: by its path, if it is not listed. */
  readonly titleOf: (path: string) => string;
  readonly deleted: readonly DeletedFile[];
  /** The files with words that only this browser has. */
  readonly unsaved: ReadonlySet<string>;
  readonly lists: Lists;
  /** How many files would be published. */
  readonly unpublished: number;
  /** Opens a file, or with nothing the list of all. Asks about unsaved words first. */
  readonly go: (path?: string, place?: DeskPlace) => void;
  /** Opens what has just been made and is nowhere else yet. @param begin the item that is new. */
  readonly openMade: (file: OpenFile, begin?: FieldPath) => void;
  readonly refresh: () => Promise<void>;
  /** Says something in the corner, and to screen readers. */
  readonly say: (words: string, action?: ToastAction) => void;
  /** Shows a dialog, in the place of the one that is open. It is outside the screen's contexts. */
  readonly show: (dialog: ReactNode) => void;
  /** Closes the dialog that is open. */
  readonly close: () => void;
};

const Context = createContext<DeskContext | undefined>(undefined);

export const DeskProvider = Context.Provider;

export function useDesk(): DeskContext {
  const desk = useContext(Context);
  if (!desk) throw new Error('Only what is in <DeskProvider> may ask for the desk.');
  return desk;
}
