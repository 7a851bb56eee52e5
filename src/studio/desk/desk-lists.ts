import type { Facts } from '../../engine/content/facts.ts';
import type { DeskProblem, FieldPath } from './desk-problem.ts';

/** A group of files in the desk's list. */
export type FileGroup = {
  /** A kind of page; `page` for single pages; `data` for data files. */
  readonly kind: string;
  readonly title: string;
  /** What `make` can create here: `{ what: 'article', title: 'New article' }`. */
  readonly make: readonly Makeable[];
  readonly files: readonly ListedFile[];
};

export type Makeable = {
  readonly what: string;
  readonly title: string;
  /** A key of `Lists.names`, to choose its title from. */
  readonly from?: string;
  /** Those of them that have one. */
  readonly taken?: readonly string[];
};

export type ListedFile = {
  readonly path: string;
  /** For a data file, what it holds, such as `Clients`. */
  readonly title: string;
  /** Undefined for data, and where the file cannot be read. */
  readonly address: string | undefined;
  /** Of an article: its day, such as `2026-11-24`, and its author's short name. */
  readonly date?: string;
  readonly author?: string;
  readonly isDraft: boolean;
  /** Whether visitors see it, as it was last published. */
  readonly isSeen: boolean;
  /** The day it is scheduled for. */
  readonly until: string | undefined;
  readonly problems: number;
  /** Of its problems: what other files may have in common with it is one thing to put right. */
  readonly causes: readonly string[];
  /** In a draft: the labels of what is still blank. */
  readonly toFillIn?: readonly string[];
  /** In a draft: its problems that are no blanks. */
  readonly toPutRight?: readonly DeskProblem[];
  /** Since the last commit; undefined if unchanged or without git. */
  readonly changed: 'new' | 'changed' | undefined;
};

export type DeletedFile = {
  readonly path: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type Lists = {
  /** Keyed by a field's `from`: `settings.people.id`, `clients.name`. */
  readonly names: Readonly<Record<string, readonly Choice[]>>;
  /** What is still named and no longer listed, by the file that listed it. */
  readonly former: Readonly<Record<string, readonly Choice[]>>;
  readonly pages: readonly ListedPage[];
  readonly media: readonly ListedMedia[];
  /** Undefined names stay as they are written. */
  readonly facts: Facts;
};

export type Choice = { readonly value: string; readonly title: string };

export type ListedPage = {
  readonly path: string;
  readonly title: string;
  readonly file: string;
  readonly kind: string;
  /** Draft or scheduled: a published page must not link to it. */
  readonly isHeld: boolean;
};

export type ListedMedia = {
  readonly name: string;
  readonly kind: 'photograph' | 'logo' | 'film' | 'captions' | 'download';
  /** Pixels; photographs only. */
  readonly width?: number;
  readonly height?: number;
  /** Photographs only: a hash of the file. */
  readonly version?: string;
  /** Bytes; films, captions and downloads. */
  readonly size?: number;
  /** When it was changed, in milliseconds since 1970. */
  readonly at: number;
  readonly uses: readonly MediaUse[];
  /** When each version was replaced, newest first. */
  readonly earlier: readonly number[];
};

export type MediaUse = {
  readonly file: string;
  /** What the file says that it shows; empty if that is still to be written. */
  readonly alt?: string;
  readonly field?: FieldPath;
  readonly line?: number;
};
