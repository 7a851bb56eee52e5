import { createContext, type ReactNode, useContext } from 'react';
import type { DeletedFile, FileGroup, ListedFile, Lists } from '../desk-lists.ts';
import type { GitChange, LeftWords, OpenFile } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import type { DeskPlace } from './desk-address.ts';

/** A button in a toast. */
export type ToastAction = { readonly label: string; readonly run: () => unknown };

export type DeskContext = {
  readonly groups: readonly FileGroup[];
  /** The files of all groups. */
  readonly files: readonly ListedFile[];
  /**
   * Falls back to the path of an unlisted file.
   *
   * @param item for the name of what the file lists, or has listed.
   */
  readonly titleOf: (path: string, item?: string) => string;
  readonly deleted: readonly DeletedFile[];
  /** Paths with unsaved words in this browser. */
  readonly unsaved: ReadonlySet<string>;
  readonly lists: Lists;
  readonly unpublished: number;
  /** Those of the unpublished that are not among the files. */
  readonly unlisted: readonly GitChange[];
  /** What changes left behind. */
  readonly left: readonly LeftWords[];
  readonly replaced?: string;
  /**
   * Opens a file or, without a path, the list: as it was left, or with the search of `place`. Warns
   * about unsaved words first.
   */
  readonly go: (path?: string, place?: DeskPlace) => void;
  /**
   * Opens a new file that is not saved yet, or the words that were left of it.
   *
   * @param begin the item that was added.
   */
  readonly openMade: (file: OpenFile, begin?: FieldPath) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Shows a toast, announced to screen readers. */
  readonly say: (words: string, action?: ToastAction) => void;
  /** For a dialog that offers what a toast may offer: takes the toast away. */
  readonly hush: () => void;
  /** Shows a dialog in place of any open one. It is outside the screen's contexts. */
  readonly show: (dialog: ReactNode) => void;
  readonly close: () => void;
};

const Context = createContext<DeskContext | undefined>(undefined);

export const DeskProvider = Context.Provider;

export function useDesk(): DeskContext {
  const desk = useContext(Context);
  if (!desk) throw new Error('Only what is in <DeskProvider> may ask for the desk.');
  return desk;
}
